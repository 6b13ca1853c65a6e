import type { Field } from '#app/cms/field/field.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { MediaRecord, ResolveContext } from '#app/cms/resolve.ts';
import { isSame } from '#app/cms/same-value.ts';
import type { Operation } from '#app/cms/tree.ts';
import { viewFields } from '#app/cms/view-nodes.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { getModule, modules } from '#app/modules/registry.ts';
import { adoption } from './adopt.ts';
import { Cell } from './cell.ts';
import { Content } from './content.ts';
import { type Entry, entriesOf } from './entry.ts';
import { hearing, parentsFirst } from './hear.ts';
import { Interaction } from './interaction.ts';
import type { Journal } from './journal.ts';
import { Queue } from './queue.ts';
import { recover } from './recover.ts';
import { replayable } from './replay.ts';
import type { Step } from './step.ts';
import { memorySteps, type StepStore } from './step-store.ts';
import { loneTab, type TabMessage, type Tabs } from './tabs.ts';
import { Timeline } from './timeline.ts';
import type { Transport } from './transport.ts';
import { fieldAt } from './value-path.ts';

export const definitions = Object.fromEntries(modules.map((definition) => [definition.model, definition]));

type Parts = { payload: DraftPayload; transport: Transport; journal: Journal; steps?: StepStore; tabs?: Tabs };

/** What others have saved: modules as they are now, and the ids of those that are gone. */
export type Heard = { nodes: readonly (ModuleNode & { by: string | null })[]; gone: readonly string[] };

/** What came of taking a step back or doing it again; `skipped` when others have changed the place since. */
export type Replayed = { label: string; outcome: 'done' | 'skipped'; id: string | null };

/** Everything one open page editor knows and can do; the stores stay apart so that each is watched alone. */
export class Editor {
  readonly content: Content;
  readonly interaction = new Interaction();
  readonly timeline: Timeline;
  readonly queue: Queue;
  readonly payload: Cell<DraftPayload>;
  /** Modules changed on this screen since the language was published. */
  readonly touched = new Cell<ReadonlySet<string>>(new Set());
  readonly context: ResolveContext;
  /** Resolves when what earlier visits left is on the page and can be undone. */
  readonly ready: Promise<void>;
  /** True while something is shown that others did: the caret and the scroll stay where they are. */
  isHearing = false;
  /** Puts what is being typed into the store; set while a field is mounted. */
  flushText: () => void = () => {};
  #journal: Journal;
  #tabs: Tabs;
  #media = new Map<string, MediaRecord>();
  #resolved = new WeakMap<ModuleNode, Record<string, unknown>>();
  #frozen: { id: string; node: ModuleNode } | null = null;
  /** Revisions of modules that are not on the page just now. */
  #revs = new Map<string, number>();
  /** What others saved in modules with a change of mine under way; looked at again when that is answered. */
  #later = new Map<string, Heard['nodes'][number]>();

  constructor({ payload, transport, journal, steps = memorySteps(), tabs = loneTab() }: Parts) {
    this.content = new Content(payload.nodes, payload.owner.slots);
    this.payload = new Cell(payload);
    this.timeline = new Timeline(steps);
    this.#journal = journal;
    this.#tabs = tabs;
    for (const record of payload.media) this.#media.set(record.id, record);
    this.context = {
      locale: payload.locale,
      media: (id) => this.#media.get(id),
      address: ({ type, id }) => this.payload.get().addresses[`${type}:${id}`],
    };
    this.queue = new Queue({
      transport,
      journal,
      revOf: (id) => this.revOf(id) ?? 0,
      acknowledged: (id, answer) => this.#acknowledge(id, answer),
      merged: (id, { current, mine }) => this.#adopt(id, current, mine),
      keptFromDeleting: (current) => this.#bringBack(current),
      shown: (id, { lang, field }) => {
        const node = this.content.get(id);
        return (lang ? node?.i18n[lang] : node?.props)?.[field];
      },
    });
    tabs.listen((message) => this.#follow(message));
    tabs.tell({ kind: 'hello' });
    this.ready = Promise.all([this.timeline.load().catch(() => undefined), this.#recover()]).then(() => undefined);
  }

  /** One step of the person: shown, journaled, sent, and undoable under its label. */
  do(label: string, operations: Operation[], { joins = true } = {}): void {
    const meant = operations.filter((one) => one.kind !== 'set' || !isSame(one.before, one.after));
    if (!meant.length) return;
    const step: Step = { label, operations: meant, selected: this.interaction.selected.get(), at: Date.now() };
    this.timeline.record(step, { joins });
    this.#tabs.tell({ kind: 'step', step, joins });
    for (const operation of meant) this.#run(operation, { isNew: true });
  }

  undo(): Replayed | null {
    return this.#replay('undo');
  }

  redo(): Replayed | null {
    return this.#replay('redo');
  }

  /** What the module's view gets; the same object until the module changes. */
  fieldsOf(id: string): Record<string, unknown> | null {
    const node = this.#frozen?.id === id ? this.#frozen.node : this.content.get(id);
    if (!node) return null;
    const known = this.#resolved.get(node) ?? viewFields(node, { definitions, context: this.context, now: null });
    this.#resolved.set(node, known);
    return known;
  }

  /** While a field holds the caret its module is drawn as it was, so React never touches the node. */
  freeze(id: string | null): void {
    const node = id ? this.content.get(id) : undefined;
    this.#frozen = node ? { id: node.id, node } : null;
  }

  addMedia(record: MediaRecord): void {
    this.#media.set(record.id, record);
  }

  media(id: string): MediaRecord | undefined {
    return this.#media.get(id);
  }

  addAddress(key: string, address: { href: string | null; title: string; online: boolean }): void {
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
    this.payload.set({ ...payload, changed: { ...payload.changed, [lang]: 0 } });
    if (lang === this.context.locale) this.touched.set(new Set());
  }

  /** Shows something that is not this person's step: neither sent nor undoable. Other tabs are told. */
  show(operation: Operation): void {
    this.content.apply(operation);
    this.#tabs.tell({ kind: 'shown', operation });
  }

  revOf(id: string): number | undefined {
    return this.content.get(id)?.rev ?? this.#revs.get(id);
  }

  /**
   * Shows what others have saved. A module with something of mine on the way is left alone: its answer brings both
   * together (412), and when the server took mine as it was, theirs is looked at again.
   */
  hear({ nodes, gone }: Heard): void {
    this.flushText();
    this.isHearing = true;
    const seen: Heard['nodes'][number][] = [];
    const arrived = new Set<string | null>();
    for (const node of parentsFirst(nodes)) {
      const { by, ...saved } = node;
      const isHere = this.content.get(node.id) !== undefined;
      // What comes back with its container keeps its revision; anything else that is not newer is old news.
      const comesAlong = !isHere && arrived.has(node.parent_id);
      if ((this.revOf(node.id) ?? -1) >= node.rev && !comesAlong) continue;
      if (this.#isMine(node.id)) {
        this.#later.set(node.id, node);
        continue;
      }
      for (const operation of hearing(saved, this.content)) this.content.apply(operation);
      this.#know({ id: node.id, rev: node.rev });
      if (!isHere) arrived.add(node.id);
      seen.push(node);
    }
    for (const id of gone) {
      const below = this.content.subtree(id);
      if (!below.length || below.some((node) => this.#isMine(node.id) || node.rev === 0)) continue;
      this.content.apply({ kind: 'remove', nodes: below });
      // Whoever brings it back brings it as it is then.
      for (const node of below) this.#revs.delete(node.id);
    }
    this.isHearing = false;
    this.#tellOf(seen);
  }

  close(): void {
    this.#tabs.close();
  }

  #isMine(id: string): boolean {
    const { clashes } = this.queue.state.get();
    return this.queue.entries.some((entry) => entry.id === id) || clashes.some((clash) => clash.id === id);
  }

  /** Lit for a moment and said once; never scrolled to. */
  #tellOf(seen: Heard['nodes']): void {
    const others = seen.filter(({ by }) => by !== null);
    if (!others.length) return;
    this.interaction.lit.set(others.map(({ id }) => id));
    const names = [...new Set(others.flatMap(({ by }) => by ?? []))].join(', ');
    this.interaction.announcement.set(m.editor_said_colleague({ name: names, count: others.length }));
  }

  #run(operation: Operation, { isNew }: { isNew: boolean }): void {
    this.#apply(operation);
    for (const entry of entriesOf(operation, this.content, { revived: !isNew })) this.queue.add(entry);
  }

  #apply(operation: Operation): void {
    const id = 'nodes' in operation ? (operation.nodes[0]?.id ?? '') : operation.id;
    this.touched.update((ids) => (ids.has(id) ? ids : new Set(ids).add(id)));
    if (operation.kind === 'remove') for (const node of operation.nodes) this.#revs.set(node.id, this.#rev(node));
    this.content.apply(operation);
    if (operation.kind === 'insert') for (const node of operation.nodes) this.#keepRev(node.id);
  }

  #rev(node: ModuleNode): number {
    return this.content.get(node.id)?.rev ?? node.rev;
  }

  #keepRev(id: string): void {
    const rev = this.#revs.get(id);
    if (rev !== undefined) this.content.acknowledge(id, { rev });
  }

  #replay(direction: 'undo' | 'redo'): Replayed | null {
    this.flushText();
    const replayed = this.timeline[direction]();
    if (!replayed) return null;
    const done: Operation[] = [];
    for (const wanted of replayed.operations) {
      const operation = replayable(wanted, this.content.tree());
      if (!operation) continue;
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

  #acknowledge(
    id: string,
    { rev, pos, moved = [] }: { rev: number; pos?: string; moved?: { id: string; rev: number }[] },
  ) {
    for (const made of [{ id, rev, ...(pos && { pos }) }, ...moved.map((one) => ({ id: one.id, rev: one.rev }))]) {
      this.#know(made);
      this.#tabs.tell({ kind: 'acknowledged', ...made });
    }
    const waiting = this.#later.get(id);
    this.#later.delete(id);
    // After the queue has settled what this answer means for what still waits.
    if (waiting) queueMicrotask(() => this.hear({ nodes: [waiting], gone: [] }));
  }

  #know({ id, ...made }: { id: string; rev: number; pos?: string }): void {
    this.#revs.set(id, made.rev);
    this.content.acknowledge(id, made);
  }

  #adopt(id: string, current: ModuleNode, mine: Extract<Entry, { kind: 'patch' }> | null): void {
    const node = this.content.get(id);
    if (!node) return;
    const { entries, state } = this.queue;
    const waiting = entries.filter((entry) => entry.id === id);
    const asked = state.get().clashes.filter((clash) => clash.id === id);
    for (const operation of adoption({ node, current, mine, waiting, asked })) this.show(operation);
  }

  /** A colleague has changed what was to be deleted: it stands there again, as it is now, until the person decides. */
  #bringBack(current: ModuleNode): void {
    const removed = this.timeline.state
      .get()
      .done.flatMap(({ operations }) => operations)
      .findLast((one) => one.kind === 'remove' && one.nodes[0]?.id === current.id);
    const below = removed?.kind === 'remove' ? removed.nodes.slice(1) : [];
    if (!this.content.get(current.id)) this.show({ kind: 'insert', nodes: [current, ...below] });
    this.#know({ id: current.id, rev: current.rev });
  }

  /** What an earlier visit could not send is put back on the page and sent. */
  async #recover(): Promise<void> {
    const left = await this.#journal.load().catch(() => []);
    if (!left.length) return;
    const { entries, clashes, operations } = recover(left, this.content);
    for (const operation of operations) this.#tabs.tell({ kind: 'shown', operation });
    this.queue.adopt(entries);
    for (const found of clashes) this.queue.openClashes(found.id, found.clashes, { by: null, key: found.key });
    if (!operations.length && !clashes.length) return;
    this.interaction.announcement.set(m.editor_recovered());
    this.interaction.toast.set({ text: m.editor_recovered(), canUndo: false });
  }

  /** Another tab of the same person is followed step by step; what it does it also sends. */
  #follow(message: TabMessage): void {
    switch (message.kind) {
      case 'hello':
        this.flushText();
        this.#welcome();
        this.#tabs.outlive(message.tab, () => void this.#recover());
        return;
      case 'welcome':
        for (const node of message.nodes) this.#catchUp(node);
        for (const id of message.removed) {
          if (this.content.get(id)) this.content.apply({ kind: 'remove', nodes: this.content.subtree(id) });
        }
        this.#tabs.outlive(message.tab, () => void this.#recover());
        return;
      case 'step':
        this.timeline.record(message.step, { joins: message.joins, isOwn: false });
        for (const operation of message.step.operations) this.#mirror(operation);
        return;
      case 'replayed':
        this.timeline[message.direction]({ isOwn: false });
        for (const operation of message.operations) this.#mirror(operation);
        return;
      case 'shown':
        this.content.apply(message.operation);
        return;
      case 'acknowledged':
        this.#know(message);
    }
  }

  #mirror(operation: Operation): void {
    this.#apply(operation);
    if (operation.kind === 'set') this.queue.supersede(operation.id, operation.part, operation.field, operation.after);
  }

  #welcome(): void {
    const ids = new Set(this.queue.entries.map(({ id }) => id));
    const nodes = [...ids].flatMap((id) => this.content.get(id) ?? []);
    const removed = [...ids].filter((id) => !this.content.get(id));
    this.#tabs.tell({ kind: 'welcome', nodes, removed });
  }

  #catchUp(node: ModuleNode): void {
    const own = this.content.get(node.id);
    if (!own) this.content.apply({ kind: 'insert', nodes: [node] });
    else
      for (const operation of adoption({ node: own, current: node, mine: null, waiting: [], asked: [] }))
        this.content.apply(operation);
  }
}
