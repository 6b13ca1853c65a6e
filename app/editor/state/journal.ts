import { type IDBPDatabase, openDB } from 'idb';
import type { Entry } from './entry.ts';

/** What has not been acknowledged yet, on this computer. Written before the network is asked. */
export interface Journal {
  load(): Promise<Entry[]>;
  put(entry: Entry): Promise<void>;
  remove(key: string): Promise<void>;
}

export function memoryJournal(kept: Map<string, Entry> = new Map()): Journal {
  return {
    load: async () => [...kept.values()],
    put: async (entry) => void kept.set(entry.key, entry),
    remove: async (key) => void kept.delete(key),
  };
}

/** One journal per person and page; another person at the same computer never gets it. */
export function browserJournal({ user, page }: { user: string; page: string }): Journal {
  const owner = `${user}:${page}`;
  const database = openJournal();
  return {
    async load() {
      const rows = await (await database).getAllFromIndex('entries', 'owner', owner);
      return rows.sort((one, other) => one.at - other.at).map(({ entry }) => entry);
    },
    async put(entry) {
      const db = await database;
      const known = await db.get('entries', entry.key);
      await db.put('entries', {
        key: entry.key,
        owner,
        at: known?.at ?? performance.timeOrigin + performance.now(),
        entry,
      });
    },
    async remove(key) {
      await (await database).delete('entries', key);
    },
  };
}

type Row = { key: string; owner: string; at: number; entry: Entry };

function openJournal(): Promise<IDBPDatabase<{ entries: { key: string; value: Row; indexes: { owner: string } } }>> {
  return openDB('foyer-journal', 1, {
    upgrade(db) {
      db.createObjectStore('entries', { keyPath: 'key' }).createIndex('owner', 'owner');
    },
  });
}
