import type { Field } from '#app/cms/field/field.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { Address, ResolveContext } from '#app/cms/resolve.ts';
import { isSame } from '#app/cms/same-value.ts';
import type { Operation } from '#app/cms/tree/tree.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import type { Entry } from '#app/drafting/entry.ts';
import type { Journal } from '#app/drafting/journal.ts';
import { Observable } from '#app/drafting/observable.ts';
import { Queue } from '#app/drafting/queue.ts';
import type { Answer, Transport } from '#app/drafting/transport.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { getModule } from '#app/modules/registry.ts';
import { Content } from '../document/content.ts';
import { entriesOf } from '../document/entries-of.ts';
import { ModuleFields } from '../document/module-fields.ts';
import { UiState } from '../document/ui-state.ts';
import { fieldAt } from '../document/value-path.ts';
import { replayable } from '../history/replay.ts';
import type { Step } from '../history/step.ts';
import { memorySteps, type StepStore } from '../history/step-store.ts';
import { Timeline } from '../history/timeline.ts';
import { followOwnTabs } from '../remote/follow-tabs.ts';
import { RemoteChanges, type RemoteEvent } from '../remote/remote-changes.ts';
import { loneTab, type Tabs } from '../remote/tabs.ts';
import { recover } from '../sync/recover.ts';
import { Revisions } from '../sync/revisions.ts';
import { Touched } from '../sync/touched.ts';

type Parts = {
  payload: DraftPayload;
  transport: Transport<ModuleNode>;
  journal: Journal;
  steps?: StepStore;
  tabs?: Tabs;
};

/** What came of taking a step back or doing it again; `skipped` when others have changed the place since. */
export type Replayed = { label: string; outcome: 'done' | 'skipped'; id: string | null };

type Doing = { joins?: boolean; time?: Pick<Step, 'begun' | 'at'> | undefined };

/** Everything one open page editor knows and can do; the stores stay apart so that each is watched alone. */
export class Editor {
  readonly content: Content;
  readonly interaction = new UiState();
  readonly timeline: Timeline;
  readonly queue: Queue;
  readonly payload: Observable<DraftPayload>;
  readonly touched = new Touched();
  readonly fields: ModuleFields;
  readonly context: ResolveContext;
  /** Resolves when what earlier visits left is on the page and can be undone. */
  readonly ready: Promise<void>;
  /** Screens of the same window that send by themselves: both languages beside each other. */
  readonly sides = new Set<Editor>();
  /** Puts what is being typed into the store; set while a field is mounted. */
  flushText: () => void = () => {};
  #journal: Journal;
  #tabs: Tabs;
  #revisions: Revisions;
  #remote: RemoteChanges;

  constructor({ payload, transport, journal, steps = memorySteps(), tabs = loneTab() }: Parts) {
    this.content = new Content(payload.nodes, payload.owner.slots);
    this.payload = new Observable(payload);
    this.timeline = new Timeline(steps);
    this.#journal = journal;
    this.#tabs = tabs;
    this.fields = new ModuleFields(this.content, this.payload);
    this.context = this.fields.context;
    const { content, interaction, timeline } = this;
    const revisions = new Revisions(content);
    this.#revisions = revisions;
    const flush = () => this.flushText();
    const show = (operation: Operation) => this.show(operation);
    this.#remote = new RemoteChanges({ content, revisions, interaction, queue: () => this.queue, show, flush });
    this.queue = new Queue({
      transport,
      journal,
      revOf: (id) => revisions.of(id) ?? 0,
      acknowledged: (entry, answer) => this.#acknowledge(entry, answer),
      beforeMerging: flush,
      merged: (id, merge) => this.#remote.merge(id, merge),
      decided: (id) => this.#remote.recheck(id),
      keptFromDeleting: (answer) => this.#remote.bringBack(answer),
      shown: (id, { lang, field }) => {
        const node = this.content.get(id);
        return (lang ? node?.i18n[lang] : node?.props)?.[field];
      },
      hasFollowed: (id, name, values) => content.shown.hasFollowed(id, name, values),
    });
    followOwnTabs({
      tabs,
      content,
      revisions,
      timeline,
      queue: this.queue,
      mirror: (operation) => this.#apply(operation),
      flush,
      recover: () => void this.#recover(),
    });
    this.#journal.onLeft(() => void this.#recover());
    this.ready = Promise.all([this.timeline.load().catch(() => undefined), this.#recover()]).then(() => undefined);
  }

  /** One step of the person: shown, journaled, sent, and undoable under its label. `time` is that of doing it, if it took some. */
  do(label: string, operations: Operation[], { joins = true, time }: Doing = {}): void {
    const meant = operations.filter((one) => one.kind !== 'set' || !isSame(one.before, one.after));
    if (!meant.length) return;
    const step: Step = {
      label,
      operations: meant,
      selected: this.interaction.selected.get(),
      ...(time ?? { at: Date.now() }),
    };
    this.timeline.record(step, { joins });
    this.#tabs.tell({ kind: 'step', step, joins });
    for (const operation of meant) this.#run(operation, { isNew: true });
  }

  /** Puts down what is being typed and waits for the server; false where it cannot be reached, or a decision is needed first. */
  async saved(): Promise<boolean> {
    this.flushText();
    const all = await Promise.all([this.queue.settled(), ...[...this.sides].map((side) => side.saved())]);
    return all.every(Boolean);
  }

  undo(): Replayed | null {
    return this.#replay('undo');
  }

  redo(): Replayed | null {
    return this.#replay('redo');
  }

  addAddress(key: string, address: Address): void {
    const payload = this.payload.get();
    this.payload.set({ ...payload, addresses: { ...payload.addresses, [key]: address } });
  }

  fieldOf(id: string, path: string): Field | null {
    const node = this.content.get(id);
    const definition = node && getModule(node.model);
    return definition ? fieldAt(definition.fields, path) : null;
  }

  published(lang: 'de' | 'en'): void {
    const payload = this.payload.get();
    const same = this.content.all().map(({ id }) => id);
    const live = { ...payload.live, [lang]: { same, changed: [] } };
    this.payload.set({ ...payload, changed: { ...payload.changed, [lang]: 0 }, live });
    this.touched.forget(lang);
  }

  /** Shows something that is not this person's step: neither sent nor undoable. Other tabs are told. */
  show(operation: Operation): void {
    this.touched.add(operation);
    this.content.apply(operation);
    this.#tabs.tell({ kind: 'shown', operation });
  }

  revOf(id: string): number | undefined {
    return this.#revisions.of(id);
  }

  get isHearing(): boolean {
    return this.#remote.isHearing;
  }

  /** True when somebody has deleted a container that stands here only for what this person has in it. */
  hasGone(id: string | null): boolean {
    return this.#remote.hasGone(id);
  }

  hear(event: RemoteEvent): void {
    this.#remote.hear(event);
  }

  close(): void {
    this.#tabs.close();
  }

  #run(operation: Operation, { isNew }: { isNew: boolean }): void {
    this.#apply(operation);
    for (const entry of entriesOf(operation, this.content, { revived: !isNew })) this.queue.add(entry);
  }

  #apply(operation: Operation): void {
    this.touched.add(operation);
    if (operation.kind === 'remove') this.#revisions.keep(operation.nodes);
    this.content.apply(operation);
    if (operation.kind === 'insert') this.#revisions.giveBack(operation.nodes);
  }

  #replay(direction: 'undo' | 'redo'): Replayed | null {
    this.flushText();
    const replayed = this.timeline[direction]();
    if (!replayed) return null;
    const done: Operation[] = [];
    for (const wanted of replayed.operations) {
      const operation = replayable(wanted, this.content.tree());
      if (!operation) continue;
      this.#revisions.revive(operation, this.queue.entries);
      this.#run(operation, { isNew: false });
      done.push(operation);
    }
    if (done.length) this.timeline.replayed(direction, done);
    this.#tabs.tell({ kind: 'replayed', direction, operations: done });
    const { label, selected } = replayed.step;
    const touched = done
      .map((one) => ('nodes' in one ? (one.nodes[0]?.id ?? '') : one.id))
      .find((id) => this.content.get(id));
    const id = touched ?? (selected && this.content.get(selected) ? selected : null);
    return { label, outcome: done.length ? 'done' : 'skipped', id };
  }

  #acknowledge(entry: Entry, { rev, pos, moved = [] }: Extract<Answer, { kind: 'saved' }>): void {
    const { id } = entry;
    const saved = entry.kind === 'patch' ? entry.body : {};
    this.content.shown.settle(id, saved, rev);
    const others = moved.map((one) => ({ id: one.id, rev: one.rev, saved: {} }));
    for (const made of [{ id, rev, ...(pos && { pos }), saved }, ...others]) {
      this.#revisions.taken(made);
      this.#tabs.tell({ kind: 'acknowledged', ...made });
    }
    this.#remote.recheck(id);
  }

  /** What an earlier visit could not send is put back on the page and sent. */
  async #recover(): Promise<void> {
    const left = await this.#journal.load().catch(() => []);
    if (!left.length) return;
    const { entries, conflicts, replaced, operations } = recover(left, this.content);
    for (const operation of operations) this.#tabs.tell({ kind: 'shown', operation });
    this.queue.adopt(entries);
    for (const found of conflicts) this.queue.conflicts.openConflicts(found.entry, found.conflicts, { by: null });
    for (const key of replaced) void this.#journal.remove(key).catch(() => undefined);
    if (!operations.length && !conflicts.length) return;
    this.interaction.announcement.set(m.editor_recovered());
    this.interaction.toast.set({ text: m.editor_recovered(), canUndo: false });
  }
}
