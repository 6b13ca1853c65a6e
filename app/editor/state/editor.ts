import type { Field } from '#app/cms/field/field.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { MediaRecord, ResolveContext } from '#app/cms/resolve.ts';
import type { Operation } from '#app/cms/tree.ts';
import { viewFields } from '#app/cms/view-nodes.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import { getModule, modules } from '#app/modules/registry.ts';
import { Cell } from './cell.ts';
import { Content } from './content.ts';
import { type Entry, entriesOf } from './entry.ts';
import { Interaction } from './interaction.ts';
import type { Journal } from './journal.ts';
import { Queue } from './queue.ts';
import { isSame } from './same-value.ts';
import { Timeline } from './timeline.ts';
import type { Transport } from './transport.ts';
import { fieldAt } from './value-path.ts';

export const definitions = Object.fromEntries(modules.map((definition) => [definition.model, definition]));

type Parts = { payload: DraftPayload; transport: Transport; journal: Journal };

/** Everything one open page editor knows and can do; the stores stay apart so that each is watched alone. */
export class Editor {
  readonly content: Content;
  readonly interaction = new Interaction();
  readonly timeline = new Timeline();
  readonly queue: Queue;
  readonly payload: Cell<DraftPayload>;
  /** Modules changed on this screen since the language was published. */
  readonly touched = new Cell<ReadonlySet<string>>(new Set());
  readonly context: ResolveContext;
  /** Puts what is being typed into the store; set while a field is mounted. */
  flushText: () => void = () => {};
  #media = new Map<string, MediaRecord>();
  #resolved = new WeakMap<ModuleNode, Record<string, unknown>>();
  #frozen: { id: string; node: ModuleNode } | null = null;

  constructor({ payload, transport, journal }: Parts) {
    this.content = new Content(payload.nodes);
    this.payload = new Cell(payload);
    for (const record of payload.media) this.#media.set(record.id, record);
    this.context = {
      locale: payload.locale,
      media: (id) => this.#media.get(id),
      address: ({ type, id }) => this.payload.get().addresses[`${type}:${id}`],
    };
    this.queue = new Queue({
      transport,
      journal,
      revOf: (id) => this.content.get(id)?.rev ?? this.#revs.get(id) ?? 0,
      acknowledged: (id, made) => this.#acknowledge(id, made),
      merged: (id, { current, mine }) => this.#adopt(id, current, mine),
    });
    void journal.load().then((entries) => this.#recover(entries));
  }

  /** Revisions of modules that are not on the page just now. */
  #revs = new Map<string, number>();

  /** One step of the person: shown, journaled, sent, and undoable under its label. */
  do(label: string, operations: Operation[]): void {
    const meant = operations.filter((one) => one.kind !== 'set' || !isSame(one.before, one.after));
    if (!meant.length) return;
    const selected = this.interaction.selected.get();
    this.timeline.record({ label, operations: meant, selected, at: Date.now() });
    for (const operation of meant) this.#run(operation);
  }

  undo(): string | null {
    this.flushText();
    return this.#replay(this.timeline.undo());
  }

  redo(): string | null {
    this.flushText();
    return this.#replay(this.timeline.redo());
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

  #run(operation: Operation): void {
    const id = 'nodes' in operation ? (operation.nodes[0]?.id ?? '') : operation.id;
    this.touched.update((ids) => new Set(ids).add(id));
    const root = 'nodes' in operation ? operation.nodes[0] : undefined;
    const revived = operation.kind === 'insert' && root !== undefined && this.content.hasKnown(root.id);
    if (operation.kind === 'remove') for (const node of operation.nodes) this.#revs.set(node.id, this.#rev(node));
    this.content.apply(operation);
    for (const entry of entriesOf(operation, this.content, { revived })) this.queue.add(entry);
    if (root && operation.kind === 'insert') for (const node of operation.nodes) this.#keepRev(node.id);
  }

  #rev(node: ModuleNode): number {
    return this.content.get(node.id)?.rev ?? node.rev;
  }

  #keepRev(id: string): void {
    const rev = this.#revs.get(id);
    if (rev !== undefined) this.content.acknowledge(id, { rev });
  }

  #replay(replayed: ReturnType<Timeline['undo']>): string | null {
    if (!replayed) return null;
    for (const operation of replayed.operations) this.#run(operation);
    const { selected } = replayed.step;
    this.interaction.selected.set(selected && this.content.get(selected) ? selected : null);
    return replayed.step.label;
  }

  #acknowledge(id: string, made: { rev: number; pos?: string }): void {
    this.#revs.set(id, made.rev);
    this.content.acknowledge(id, made);
  }

  /** Shows what somebody else saved, with my own unsent values on top. Nothing of it is sent or undoable. */
  #adopt(id: string, current: ModuleNode, mine: Entry): void {
    const node = this.content.get(id);
    if (!node || mine.kind !== 'patch') return;
    const clashes = this.queue.state.get().clashes.filter((clash) => clash.id === id);
    const waiting = this.queue.entries.filter((entry) => entry.id === id && entry.kind === 'patch');
    for (const part of ['props', 'de', 'en'] as const) {
      const theirs = (part === 'props' ? current.props : current.i18n[part]) ?? {};
      const own = (part === 'props' ? node.props : node.i18n[part]) ?? {};
      for (const field of new Set([...Object.keys(theirs), ...Object.keys(own)])) {
        const isMine = waiting.some(
          (entry) => entry.kind === 'patch' && entry !== mine && holds(entry.body, part, field),
        );
        const clashing = clashes.some((clash) => (clash.lang ?? 'props') === part && clash.field === field);
        const merged = part === 'props' ? mine.body.props?.[field] : mine.body.i18n?.[part]?.[field];
        const after = merged === undefined ? theirs[field] : (merged ?? undefined);
        if (isMine || clashing || isSame(own[field], after)) continue;
        this.content.apply({ kind: 'set', id, part, field, before: own[field], after });
      }
    }
  }

  /** What an earlier visit could not send is put back on the page and sent. */
  #recover(entries: Entry[]): void {
    for (const entry of entries) {
      const node = this.content.get(entry.id);
      if (entry.kind === 'create' && !node) this.content.apply({ kind: 'insert', nodes: [entry.node] });
      if (entry.kind === 'remove' && node)
        this.content.apply({ kind: 'remove', nodes: this.content.subtree(entry.id) });
      if (entry.kind === 'patch' && node) this.#reapply(node, entry);
    }
    if (entries.length) this.queue.adopt(entries);
  }

  #reapply({ id }: ModuleNode, { body }: Extract<Entry, { kind: 'patch' }>): void {
    for (const part of ['props', 'de', 'en'] as const) {
      const values = part === 'props' ? body.props : body.i18n?.[part];
      for (const [field, value] of Object.entries(values ?? {})) {
        this.content.apply({ kind: 'set', id, part, field, before: undefined, after: value ?? undefined });
      }
    }
  }
}

function holds(body: Extract<Entry, { kind: 'patch' }>['body'], part: 'props' | 'de' | 'en', field: string): boolean {
  const values = part === 'props' ? body.props : body.i18n?.[part];
  return values !== undefined && field in values;
}
