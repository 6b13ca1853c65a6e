import type { ModuleNode } from '../node.ts';
import type { TreeRefusal } from '../tree/tree-change.ts';

/** The person who writes, as the policy knows them; `id` is null for the site itself. */
export type Writer = { id: string | null; rights: readonly string[] };

/** What a repeated request is recognised by. */
export type Attempt = { opId?: string | null; tab?: string | null };

export type ValueError = { path: string; message: string };

export type Moved = { id: string; rev: number; column_index: number; pos: string };

export type Saved = { kind: 'saved'; id: string; rev: number; moved?: Moved[] };
export type Placed = { kind: 'placed'; id: string; rev: number; pos: string };

/**
 * Somebody saved meanwhile: both texts are on the table (docs/behaviour/editor.md#conflicts). `below` is what a module
 * holds that was to be deleted, as it is now.
 */
export type Stale = {
  kind: 'stale';
  current: ModuleNode;
  rev: number;
  by: string | null;
  at: string;
  below?: ModuleNode[];
};

export type DraftRefusal =
  | { kind: 'not-found' }
  | { kind: 'gone' }
  | { kind: 'forbidden' }
  | { kind: 'invalid'; errors: ValueError[] }
  | { kind: 'refused'; refusal: TreeRefusal | 'slug-taken' | 'owner-missing' };
