import type { ModuleNode } from '#app/cms/node.ts';
import type { Operation, Place } from '#app/cms/tree.ts';
import type { Content } from './content.ts';

type Values = Record<string, unknown>;
export type PatchBody = {
  props?: Values;
  i18n?: Partial<Record<'de' | 'en', Values>>;
  hidden_in?: ModuleNode['hidden_in'];
  layout?: ModuleNode['layout'];
};

/** What it was based on; a deletion names the revision of everything it takes along. */
export type Sent = { rev: number; seen?: Record<string, number> };

type Common = {
  key: string;
  id: string;
  model: string;
  /** Set once it has left; then it never changes again. */
  sent: Sent | null;
};

/**
 * One request still to be acknowledged, as the journal keeps it. `base` is what each field held before, `from` where the
 * module stood, `nodes` what was taken off the page: whatever is refused can be put back as it was.
 */
export type Entry = Common & Made;

export type PatchEntry = Extract<Entry, { kind: 'patch' }>;

type Made =
  | { kind: 'patch'; body: PatchBody; base: PatchBody }
  | { kind: 'create'; node: ModuleNode; before: string | null; after: string | null }
  | { kind: 'remove'; nodes: readonly ModuleNode[] }
  | { kind: 'restore' }
  | { kind: 'move'; from: Place; parent: string | null; column: number; before: string | null; after: string | null };

/** What has to be told to the server about an operation that was just applied; `revived` rows are still there. */
export function entriesOf(operation: Operation, content: Content, { revived }: { revived: boolean }): Entry[] {
  const of = (id: string, make: (node: ModuleNode) => Made): Entry[] => {
    const node = content.get(id);
    return node ? [entry(node, make(node))] : [];
  };
  switch (operation.kind) {
    case 'insert':
      if (revived) return operation.nodes.slice(0, 1).map((node) => entry(node, { kind: 'restore' }));
      return operation.nodes.map((node) => entry(node, { kind: 'create', node, ...neighbours(node, content) }));
    case 'remove':
      return operation.nodes.slice(0, 1).map((node) => entry(node, { kind: 'remove', nodes: operation.nodes }));
    case 'move':
      return of(operation.id, (node) => moved(node, content, operation.before));
    case 'layout': {
      const moves = operation.moves.flatMap(({ id, before }) => of(id, (node) => moved(node, content, before)));
      return [...of(operation.id, () => ({ kind: 'patch', ...patchOf(operation) })), ...moves];
    }
    default:
      return of(operation.id, () => ({ kind: 'patch', ...patchOf(operation) }));
  }
}

/**
 * The revision a change is based on: what the screen shows now. What was deleted was last seen when it went, and news of it
 * since have not been shown.
 */
export function basisOf(entry: Entry, revOf: (id: string) => number): Sent {
  if (entry.kind !== 'remove') return { rev: revOf(entry.id) };
  const seen = Object.fromEntries(entry.nodes.map(({ id, rev }) => [id, Math.max(rev, revOf(id))]));
  return { rev: seen[entry.id] ?? revOf(entry.id), seen };
}

function entry({ id, model }: ModuleNode, made: Made): Entry {
  return { key: crypto.randomUUID(), id, model, sent: null, ...made };
}

function moved(node: ModuleNode, content: Content, from: Place): Made {
  return { kind: 'move', from, parent: node.parent_id, column: node.column_index, ...neighbours(node, content) };
}

/** A later change of the same module joins the one that has not left yet. */
export function fold(entry: PatchEntry, later: PatchEntry): PatchEntry {
  return { ...entry, body: over(entry.body, later.body), base: over(later.base, entry.base) };
}

/** The second on top of the first, field by field. */
export function over(below: PatchBody, above: PatchBody): PatchBody {
  const i18n = { ...below.i18n };
  for (const lang of ['de', 'en'] as const) {
    if (above.i18n?.[lang]) i18n[lang] = { ...i18n[lang], ...above.i18n[lang] };
  }
  return {
    ...below,
    ...above,
    ...(below.props || above.props ? { props: { ...below.props, ...above.props } } : {}),
    ...(Object.keys(i18n).length ? { i18n } : {}),
  };
}

type FieldName = { lang: 'de' | 'en' | null; field: string };

/** Every value a patch names. */
export function fieldsOf({ props, i18n }: PatchBody): FieldName[] {
  const named = (lang: FieldName['lang'], values: Values | undefined) =>
    Object.keys(values ?? {}).map((field) => ({ lang, field }));
  return [...named(null, props), ...named('de', i18n?.de), ...named('en', i18n?.en)];
}

export function valueIn({ props, i18n }: PatchBody, { lang, field }: FieldName): unknown {
  return (lang ? i18n?.[lang] : props)?.[field];
}

/** The patch without some of its fields. */
export function without(entry: PatchEntry, fields: FieldName[]): PatchEntry {
  const rest = (lang: FieldName['lang'], values: Values = {}) =>
    Object.fromEntries(
      Object.entries(values).filter(([field]) => !fields.some((one) => one.lang === lang && one.field === field)),
    );
  const { props, i18n, ...others } = entry.body;
  const texts = { ...(i18n?.de && { de: rest('de', i18n.de) }), ...(i18n?.en && { en: rest('en', i18n.en) }) };
  return { ...entry, body: { ...others, ...(props && { props: rest(null, props) }), ...(i18n && { i18n: texts }) } };
}

export function isEmptyPatch({ props, i18n, ...rest }: PatchBody): boolean {
  const values = [props, ...Object.values(i18n ?? {})];
  return Object.keys(rest).length === 0 && values.every((part) => Object.keys(part ?? {}).length === 0);
}

function patchOf(operation: Extract<Operation, { kind: 'set' | 'layout' | 'hide' }>): {
  body: PatchBody;
  base: PatchBody;
} {
  if (operation.kind === 'layout') return { body: { layout: operation.after }, base: { layout: operation.before } };
  if (operation.kind === 'hide')
    return { body: { hidden_in: [...operation.after] }, base: { hidden_in: [...operation.before] } };
  const part = (value: unknown): PatchBody => {
    const values = { [operation.field]: value ?? null };
    return operation.part === 'props' ? { props: values } : { i18n: { [operation.part]: values } };
  };
  return { body: part(operation.after), base: part(operation.before) };
}

function neighbours(node: ModuleNode, content: Content): { before: string | null; after: string | null } {
  const siblings = content.children(node.parent_id, node.column_index);
  const at = siblings.findIndex(({ id }) => id === node.id);
  return { after: siblings[at - 1]?.id ?? null, before: siblings[at + 1]?.id ?? null };
}
