import type { ValueError } from '#app/cms/draft/draft-answer.ts';
import type { PageRecord } from '../draft-payload.ts';

export type PageSaved = { kind: 'saved'; id: string; rev: number };

/** Somebody saved meanwhile; `current` has their values. */
export type PageStale = { kind: 'stale'; current: PageRecord; rev: number; by: string | null; at: string };

export type PageRefusal =
  | { kind: 'forbidden' }
  | { kind: 'gone' }
  | { kind: 'invalid'; errors: ValueError[] }
  | { kind: 'refused'; refusal: 'parent-gone' | 'inside-itself' | 'has-children' | 'exists' | 'address-taken' };
