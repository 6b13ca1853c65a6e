import { isSame } from '#app/cms/same-value.ts';
import { combineTexts } from './combine-texts.ts';
import { type Entry, entryOf, isEmptyPatch } from './entry.ts';
import {
  type FieldName,
  type FieldValues,
  fieldsOf,
  over,
  type Values,
  valueIn,
  valuesOf,
  withoutFields,
} from './field-values.ts';
import type { Journal } from './journal.ts';
import type { Choice } from './merge.ts';
import { Observable } from './observable.ts';
import { Queue } from './queue.ts';
import { recoverPatch } from './recover-patch.ts';
import type { OpenConflict, SyncState } from './sync-state.ts';
import type { Stored, Transport } from './transport.ts';

export type FormState = {
  /** As the server has it, with everything unsent on top. */
  values: Stored;
  sync: SyncState;
  isSending: boolean;
  /** True while something here is not what the server has. */
  isChanged: boolean;
};

type Parts = {
  stored: Stored;
  /** What it is: `page`, or the type of an entry. */
  model: string;
  transport: Transport;
  journal: Journal;
  /** A form with a button of its own saves when it is pressed, any other by itself. */
  saves: 'by itself' | 'when asked';
};

/**
 * The draft of one entry or one page in a form. It goes through the same queue, journal and merge as the modules of a page:
 * what is typed is never dropped, and whatever the server was told by somebody else meanwhile is compared with what stood in
 * the field when it was typed - after a reload as well.
 */
export class FormDraft {
  readonly state: Observable<FormState>;
  readonly #queue: Queue<Stored>;
  readonly #model: string;
  readonly #journal: Journal;
  readonly #savesByItself: boolean;
  /** Somebody has pressed the button, and not everything is on the server yet. */
  #isAsked = false;
  /** As the server has it. */
  #stored: Stored;

  constructor({ stored, model, transport, journal, saves }: Parts) {
    this.#stored = stored;
    this.#model = model;
    this.#journal = journal;
    this.#savesByItself = saves === 'by itself';
    this.#queue = new Queue<Stored>({
      transport,
      journal,
      waitsToBeAsked: !this.#savesByItself,
      revOf: () => this.#stored.rev,
      acknowledged: (entry, answer) => this.#acknowledge(entry, answer),
      merged: (_, { current }) => this.#take(current),
      shown: (_, name) => valueIn(this.state.get().values, name),
    });
    this.state = new Observable(this.#read());
    this.#queue.state.subscribe(() => this.#show());
  }

  /** Takes up what a closed tab left behind; true when something of it is not on the server. */
  async recover(): Promise<boolean> {
    const left = await this.#journal.load().catch((): Entry[] => []);
    let today: FieldValues = this.state.get().values;
    for (const entry of left) {
      if (entry.kind !== 'patch') continue;
      const { mine, conflicts } = recoverPatch(entry, today);
      const body = withoutSaved(mine?.body ?? {}, today);
      if (mine && !isEmptyPatch(body)) this.#queue.adopt([{ ...mine, body }]);
      if (conflicts.length) this.#queue.conflicts.openConflicts(entry, conflicts, { by: null });
      else if (isEmptyPatch(body)) void this.#journal.remove(entry.key).catch(() => undefined);
      today = over(today, body);
    }
    return left.length > 0 && this.state.get().isChanged;
  }

  /** One field says something else now; undefined empties it. */
  change(name: FieldName, value: unknown): void {
    const { values } = this.state.get();
    const patch = { body: valuesOf(name, value ?? null), base: valuesOf(name, valueIn(values, name) ?? null) };
    this.#queue.add(entryOf({ id: this.#stored.id, model: this.#model }, { kind: 'patch', ...patch }));
  }

  /** One of two texts is chosen, or both together; with the last choice what was to be saved is saved, which is answered. */
  async resolve(shown: OpenConflict, choice: Choice): Promise<boolean> {
    const open = this.#queue.state.get().conflicts;
    const conflict = open.find((one) => one.lang === shown.lang && one.field === shown.field);
    if (!conflict) return false;
    this.#queue.conflicts.resolveConflict(conflict);
    if (choice !== 'theirs')
      this.change(conflict, choice === 'mine' ? conflict.mine : combineTexts(conflict.theirs, conflict.mine));
    const isLast = this.#queue.state.get().conflicts.length === 0;
    return isLast && (this.#savesByItself || this.#isAsked) ? this.save() : false;
  }

  /** Sends what waits, what was refused as well; answers whether the server has everything now. */
  async save(): Promise<boolean> {
    this.#isAsked = true;
    this.#queue.retry();
    const isSaved = await this.#queue.settled();
    if (isSaved) this.#isAsked = false;
    return isSaved;
  }

  /** Sends what waits without waiting for the answer, as when the page goes away or the network is back. */
  flush(): void {
    this.#queue.flush();
  }

  /** Back to what the server has. */
  discard(): void {
    this.#isAsked = false;
    this.#queue.discard();
  }

  loggedIn(): void {
    this.#queue.loggedIn();
  }

  /** The server has something newer, such as a restored version; what is unsent here is merged with it. */
  adopt(current: Stored): void {
    const { conflicts, refusals } = this.#queue.state.get();
    // The answer to what is on its way, or the next save, brings it together.
    if (current.rev <= this.#stored.rev || this.#queue.isSending || conflicts.length + refusals.length > 0) return;
    if (this.#queue.entries.length === 0) this.#take(current);
    else this.#queue.rebase(current);
  }

  /** A revision that is not the next one holds something not shown here; it is not claimed, so the next save is merged. */
  #acknowledge(entry: Entry, { rev, props = {} }: { rev: number; props?: Values }): void {
    const before = this.#stored.rev;
    const saved =
      entry.kind === 'patch' ? withoutEmptied(over(over(this.#stored, entry.body), { props })) : this.#stored;
    this.#stored = { ...saved, rev: rev === before + 1 ? rev : before };
  }

  #take(current: Stored): void {
    this.#stored = current;
    this.#show();
  }

  #show(): void {
    this.state.set(this.#read());
  }

  #read(): FormState {
    const sync = this.#queue.state.get();
    const refused = sync.refusals.flatMap(({ entries }) => entries);
    const unsent = [...refused, ...this.#queue.entries].flatMap((entry) =>
      entry.kind === 'patch' ? [entry.body] : [],
    );
    const mine = [
      ...unsent,
      ...sync.conflicts.map((conflict) => valuesOf(conflict, conflict.mine)),
    ].reduce<FieldValues>((below, above) => over(below, above), {});
    return {
      values: withoutEmptied(over(this.#stored, mine)),
      sync,
      isSending: this.#queue.isSending,
      isChanged: !isEmptyPatch(withoutSaved(mine, this.#stored)),
    };
  }
}

/** A value that was taken away is null on its way and nothing once it is there. */
function withoutEmptied(values: Stored): Stored {
  return {
    ...values,
    ...withoutFields(
      values,
      fieldsOf(values).filter((name) => valueIn(values, name) === null),
    ),
  };
}

/** The values that are not what is there already. */
function withoutSaved(values: FieldValues, there: FieldValues): FieldValues {
  return withoutFields(
    values,
    fieldsOf(values).filter((name) => isSame(valueIn(values, name), valueIn(there, name))),
  );
}
