import type { BrowserStore, EntryRow, EntryRows } from './browser-store.ts';
import type { Entry } from './entry.ts';
import type { TabLock } from './tab-lock.ts';

/** What has not been acknowledged yet, on this computer. Written before the network is asked. */
export interface Journal {
  /** What tabs left behind that are closed now; from here on it is this tab's. */
  load(): Promise<Entry[]>;
  put(entry: Entry): Promise<void>;
  remove(key: string): Promise<void>;
  /** Calls back when a tab has closed that was still open, or still closing, as the last load found something of it. */
  onLeft(then: () => void): void;
}

export function memoryJournal(kept: Map<string, Entry> = new Map()): Journal {
  return {
    load: async () => [...kept.values()],
    put: async (entry) => void kept.set(entry.key, entry),
    remove: async (key) => void kept.delete(key),
    onLeft: () => {},
  };
}

type Tab = Pick<TabLock, 'tab' | 'inherits' | 'outlive'>;

/** One journal per person and draft; another person at the same computer never gets it. */
export function browserJournal(owner: string, { tab, inherits, outlive }: Tab, database: BrowserStore): Journal {
  const at = new Map<string, number>();
  const awaited = new Set<string>();
  let left = () => {};
  /** Tells once that this tab is gone; a page that is being reloaded can still hold its own when the next one looks. */
  const awaitEnd = (other: string) => {
    if (awaited.has(other)) return;
    awaited.add(other);
    outlive(other, () => {
      awaited.delete(other);
      left();
    });
  };
  const orphans = async (): Promise<EntryRow[]> => {
    const rows = await (await database).getAllFromIndex('entries', 'owner', owner);
    const others = [...new Set(rows.map((row) => row.tab ?? ''))].filter((other) => other !== tab);
    const gone = new Set<string>();
    for (const other of others) {
      if (other === '' || (await inherits(other))) gone.add(other);
      else awaitEnd(other);
    }
    return rows.filter((row) => gone.has(row.tab ?? '')).sort((one, other) => one.at - other.at);
  };
  const change = async (run: (rows: EntryRows) => Promise<unknown>) => {
    const transaction = (await database).transaction('entries', 'readwrite');
    const result = run(transaction.store);
    // Not only once the answer is there: a page that is being left does not hear it any more.
    transaction.commit();
    await Promise.all([result, transaction.done]);
  };
  return {
    async load() {
      const rows = await orphans();
      for (const row of rows) {
        at.set(row.key, row.at);
        await change((store) => store.put({ ...row, tab }));
      }
      return rows.map(({ entry }) => entry);
    },
    async put(entry) {
      const since = at.get(entry.key) ?? performance.timeOrigin + performance.now();
      at.set(entry.key, since);
      await change((store) => store.put({ key: entry.key, owner, tab, at: since, entry }));
    },
    async remove(key) {
      at.delete(key);
      await change((store) => store.delete(key));
    },
    onLeft(then) {
      left = then;
    },
  };
}
