import type { Locale } from '#app/i18n/locale.ts';
import type { PublishProblem } from '../compile.ts';

/** Instants are ISO 8601 in UTC; `by` is the id of a person. */
export type Release = {
  id: string;
  title: string;
  starts_at: string | null;
  ends_at: string | null;
  online_at: string | null;
  ended_at: string | null;
  by: string | null;
  /** How many languages of pages and entries are part of it. */
  count: number;
};

/** One language of a page or an entry. */
export type ReleasePart = { type: string; id: string; locale: Locale };

export type ReleaseItem = ReleasePart & {
  /** What is to go online at its time, or what went online; null while it is the draft. */
  version_id: string | null;
  before_id: string | null;
  outcome: string | null;
};

/** Its parts can be changed; it waits for its time; visitors see it; it was taken back. */
export type ReleaseState = 'open' | 'planned' | 'online' | 'ended';

export function stateOf({ starts_at, online_at, ended_at }: Release): ReleaseState {
  if (ended_at) return 'ended';
  if (online_at) return 'online';
  return starts_at ? 'planned' : 'open';
}

/** Why a part cannot go online: what is missing in it, or where somebody else stands. */
export type PartRefused = ReleasePart & { problems: PublishProblem[] };

export function partKey({ id, locale }: Pick<ReleasePart, 'id' | 'locale'>): string {
  return `${id} ${locale}`;
}

export const longestTitle = 120;
/** So many languages of pages and entries one of them may hold: they go online in one transaction. */
export const mostParts = 500;

/** That a language of a page or an entry is part of a release which is not online yet. */
export type Membership = Pick<Release, 'id' | 'title' | 'starts_at'> & {
  object: string;
  locale: Locale;
  /** How many other pages and entries go online with it. */
  others: number;
};
