import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type { Entry } from './entry.ts';

export type EntryRow = { key: string; owner: string; tab?: string; at: number; entry: Entry };
/** `seq` 0 is not a step: its `place` says up to which step things are done. What a step is only its face knows. */
export type StepRow = { owner: string; seq: number; step: unknown; place: number };

interface DraftStore extends DBSchema {
  entries: { key: string; value: EntryRow; indexes: { owner: string } };
  steps: { key: [string, number]; value: StepRow };
}

/** Where entries are written to within a transaction. */
export type EntryRows = IDBPObjectStore<DraftStore, ['entries'], 'entries', 'readwrite'>;

export type BrowserStore = Promise<IDBPDatabase<DraftStore>>;

let opened: BrowserStore | null = null;

/** The one database of drafts in this browser: what is unsent, and what can be taken back. */
export function openStore(): BrowserStore {
  opened ??= openDB<DraftStore>('foyer-journal', 2, {
    upgrade(db, from) {
      if (from < 1) db.createObjectStore('entries', { keyPath: 'key' }).createIndex('owner', 'owner');
      db.createObjectStore('steps', { keyPath: ['owner', 'seq'] });
    },
    // A tab with a newer editor must not wait for this one.
    // Proof: only a database is told that it blocks another.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
  return opened;
}
