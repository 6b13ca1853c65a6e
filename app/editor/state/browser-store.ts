import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry } from './entry.ts';
import type { Step } from './step.ts';

export type EntryRow = { key: string; owner: string; tab?: string; at: number; entry: Entry };
/** `seq` 0 is not a step: its `place` says up to which step things are done. */
export type StepRow = { owner: string; seq: number; step: Step | null; place: number };

export interface EditorStore extends DBSchema {
  entries: { key: string; value: EntryRow; indexes: { owner: string } };
  steps: { key: [string, number]; value: StepRow };
}

/** The one database of the editor in this browser: what is unsent, and what can be taken back. */
export function openStore(): Promise<IDBPDatabase<EditorStore>> {
  return openDB<EditorStore>('foyer-journal', 2, {
    upgrade(db, from) {
      if (from < 1) db.createObjectStore('entries', { keyPath: 'key' }).createIndex('owner', 'owner');
      db.createObjectStore('steps', { keyPath: ['owner', 'seq'] });
    },
    // A tab with a newer editor must not wait for this one.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
}
