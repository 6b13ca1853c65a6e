import type { Layout, ModuleNode } from '#app/cms/node.ts';
import type { TreePosition } from '#app/cms/tree/tree.ts';
import { type FieldName, type FieldValues, over, withoutFields } from './field-values.ts';

/** Changed values, and of a module what else a patch can change. */
export type PatchBody = FieldValues & {
  hidden_in?: ModuleNode['hidden_in'];
  layout?: Layout;
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
export type Entry = Common & Change;

export type PatchEntry = Extract<Entry, { kind: 'patch' }>;

/** A form only patches; a page is also built of modules that come, go and move. */
export type Change =
  | { kind: 'patch'; body: PatchBody; base: PatchBody }
  | { kind: 'create'; node: ModuleNode; before: string | null; after: string | null }
  | { kind: 'remove'; nodes: readonly ModuleNode[] }
  | { kind: 'restore' }
  | {
      kind: 'move';
      from: TreePosition;
      parent: string | null;
      column: number;
      before: string | null;
      after: string | null;
    };

/** A change of something, as it waits to be sent. */
export function entryOf({ id, model }: { id: string; model: string }, change: Change): Entry {
  return { key: crypto.randomUUID(), id, model, sent: null, ...change };
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

/** A later change joins the one that has not left yet. */
export function fold(entry: PatchEntry, later: PatchEntry): PatchEntry {
  return { ...entry, body: over(entry.body, later.body), base: over(later.base, entry.base) };
}

/** The patch without some of its fields. */
export function without(entry: PatchEntry, fields: FieldName[]): PatchEntry {
  return { ...entry, body: withoutFields(entry.body, fields) };
}

export function isEmptyPatch({ props, i18n, ...rest }: PatchBody): boolean {
  const values = [props, ...Object.values(i18n ?? {})];
  return Object.keys(rest).length === 0 && values.every((part) => Object.keys(part ?? {}).length === 0);
}
