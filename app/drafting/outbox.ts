import type { Entry } from './entry.ts';
import type { Journal } from './journal.ts';
import { Observable } from './observable.ts';
import { nothingWaits, type SyncState } from './sync-state.ts';

/** What has not been acknowledged yet: in order, in the journal, and in what the toolbar says of it. */
export class Outbox {
  readonly state = new Observable<SyncState>(nothingWaits);
  entries: Entry[] = [];
  isOffline = false;
  #journal: Journal;

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  dequeue(entry: Entry): void {
    this.entries = this.entries.filter((one) => one !== entry);
  }

  /** A journal that cannot keep it is said, never hidden; the network is then the only copy and is asked at once. */
  keep(entry: Entry): void {
    this.#journal.put(entry).then(
      () => this.state.get().isUnkept && this.update({ isUnkept: false }),
      () => this.update({ isUnkept: true }),
    );
  }

  remove(key: string): void {
    void this.#journal.remove(key).catch(() => undefined);
  }

  /** Publishes what is new, and how much waits. */
  update(change: Partial<SyncState> = {}): void {
    const next = { ...this.state.get(), ...change, waiting: this.entries.length };
    const asks = next.conflicts.length + next.deletions.length + next.refusals.length > 0;
    const stopped = next.needsLogin || asks;
    const moving = next.waiting > 0 ? (this.isOffline ? 'offline' : 'saving') : 'saved';
    this.state.set({ ...next, state: moving === 'offline' ? 'offline' : stopped ? 'stopped' : moving });
  }
}
