import type { ValueError } from '../draft/draft-answer.ts';
import type { EntryRecord } from './entry.ts';

export type EntrySaved = { kind: 'saved'; id: string; number: number; rev: number };

/** Somebody saved meanwhile; `current` has their values. */
export type EntryStale = { kind: 'stale'; current: EntryRecord; rev: number; by: string | null; at: string };

export type EntryRefusal =
  | { kind: 'forbidden' }
  | { kind: 'gone' }
  | { kind: 'invalid'; errors: ValueError[] }
  | { kind: 'refused'; refusal: 'exists' | 'in-use' | 'not-published' };
