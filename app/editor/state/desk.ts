import { Cell } from './cell.ts';
import type { Entry } from './entry.ts';
import type { Journal } from './journal.ts';
import { nothingWaits, type SyncState } from './sync-state.ts';

/** What has not been acknowledged yet: in order, in the journal, and in what the toolbar says of it. */
export class Desk {
  readonly state = new Cell<SyncState>(nothingWaits);
  entries: Entry[] = [];
  isOffline = false;
  #journal: Journal;

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  take(entry: Entry): void {
    this.entries = this.entries.filter((one) => one !== entry);
  }

  /** A journal that cannot keep it is said, never hidden; the network is then the only copy and is asked at once. */
  keep(entry: Entry): void {
    this.#journal.put(entry).then(
      () => this.state.get().isUnkept && this.say({ isUnkept: false }),
      () => this.say({ isUnkept: true }),
    );
  }

  forget(key: string): void {
    void this.#journal.remove(key).catch(() => undefined);
  }

  /** Says what is new, and how much waits. */
  say(change: Partial<SyncState> = {}): void {
    const next = { ...this.state.get(), ...change, waiting: this.entries.length };
    const asks = next.clashes.length + next.deletions.length + next.refusals.length > 0;
    const stopped = next.needsLogin || asks;
    const moving = next.waiting > 0 ? (this.isOffline ? 'offline' : 'saving') : 'saved';
    this.state.set({ ...next, state: moving === 'offline' ? 'offline' : stopped ? 'stopped' : moving });
  }
}
