import type { BrowserStore, EntryRow } from './browser-store.ts';
import type { Entry } from './entry.ts';

/** What has not been acknowledged yet, on this computer. Written before the network is asked. */
export interface Journal {
  /** What tabs left behind that are closed now; from here on it is this tab's. */
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

type Tab = {
  tab: string;
  /** True when that tab is gone and this one has taken its place; another tab never gets the same. */
  inherits(tab: string): Promise<boolean>;
};

/** One journal per person and draft; another person at the same computer never gets it. */
export function browserJournal(owner: string, { tab, inherits }: Tab, database: BrowserStore): Journal {
  const at = new Map<string, number>();
  // Requests reach the database in the order in which they were made.
  let last: Promise<unknown> = database;
  const inOrder = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const next = last.then(run, run);
    last = next.catch(() => undefined);
    return next;
  };
  const orphans = async (): Promise<EntryRow[]> => {
    const rows = await (await database).getAllFromIndex('entries', 'owner', owner);
    const others = [...new Set(rows.map((row) => row.tab ?? ''))].filter((other) => other !== tab);
    const gone = new Set<string>();
    for (const other of others) if (other === '' || (await inherits(other))) gone.add(other);
    return rows.filter((row) => gone.has(row.tab ?? '')).sort((one, other) => one.at - other.at);
  };
  return {
    load: () =>
      inOrder(async () => {
        const rows = await orphans();
        for (const row of rows) {
          at.set(row.key, row.at);
          await (await database).put('entries', { ...row, tab });
        }
        return rows.map(({ entry }) => entry);
      }),
    put: (entry) =>
      inOrder(async () => {
        const since = at.get(entry.key) ?? performance.timeOrigin + performance.now();
        at.set(entry.key, since);
        await (await database).put('entries', { key: entry.key, owner, tab, at: since, entry });
      }),
    remove: (key) =>
      inOrder(async () => {
        at.delete(key);
        await (await database).delete('entries', key);
      }),
  };
}
