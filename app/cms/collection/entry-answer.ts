import type { ValueError } from '../draft/draft-answer.ts';
import type { Values } from '../field-set.ts';
import type { EntryRecord } from './entry.ts';

/** `stamps` are the times that were written along (`CollectionDefinition.stamps`). */
export type EntrySaved = { kind: 'saved'; id: string; number: number; rev: number; stamps?: Values };

/** Somebody saved meanwhile; `current` has their values. */
export type EntryStale = { kind: 'stale'; current: EntryRecord; rev: number; by: string | null; at: string };

export type EntryRefusal =
  | { kind: 'forbidden' }
  | { kind: 'gone' }
  | { kind: 'invalid'; errors: ValueError[] }
  | { kind: 'refused'; refusal: 'exists' | 'in-use' | 'not-published' };
