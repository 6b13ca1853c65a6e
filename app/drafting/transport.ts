import type { Locale } from '#app/i18n/locale.ts';
import type { Entry } from './entry.ts';
import type { Values } from './field-values.ts';

/** What is drafted - a module, an entry, the settings of a page - as the server has it. */
export type Stored = { id: string; rev: number; props: Values; i18n: Partial<Record<Locale, Values>> };

/** A module the server moved along, as when a column went away. */
type Moved = { id: string; rev: number };

export type Answer<Kind extends Stored = Stored> =
  /** `props` are what the server has written along, such as a time. */
  | { kind: 'saved'; rev: number; pos?: string; moved?: Moved[]; props?: Values }
  | { kind: 'stale'; current: Kind; rev: number; by: string | null; below?: Kind[] }
  | { kind: 'login' }
  /** No answer, or half of one. */
  | { kind: 'unreachable' }
  /** The server answers, but cannot take it now; next time it may. */
  | { kind: 'disturbed' }
  /** As long as its disk is full. */
  | { kind: 'full' }
  | { kind: 'refused'; status: number; errors: { path: string; message: string }[] };

/** What an answer means that says nothing of its own, by its status (RFC 9110, 15): try again later, or never. */
export function failedAnswer(status: number): Answer<never> {
  return status >= 500 || status === 429 || status === 408
    ? { kind: 'disturbed' }
    : { kind: 'refused', status, errors: [] };
}

/** How one kind of draft reaches the server; `rev` is the revision the change was based on. */
export type Transport<Kind extends Stored = Stored> = { send(entry: Entry, rev: number): Promise<Answer<Kind>> };
