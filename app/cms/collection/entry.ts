import type { Locale, Localized } from '#app/i18n/locale.ts';
import type { Fields, ViewOf } from '../field/field.ts';
import type { Values } from '../field-set.ts';
import type { ModuleNode, ViewNode } from '../node.ts';
import type { MediaRecord } from '../resolve.ts';

/** A thing of a collection as it is edited, with every language. */
export type EntryRecord = {
  id: string;
  /** The id in public addresses and calls. */
  number: number;
  type: string;
  props: Values;
  i18n: Localized<Values>;
  source: string | null;
  external_id: string | null;
  rev: number;
  updated_by: string | null;
  updated_at: string;
  created_at: string;
  deleted_at: string | null;
};

/**
 * What publishing freezes (`version.doc`): the values of one language as the entry has them itself, its modules and the
 * pictures they use. What it inherits is taken from the other entry's version when it is read (decision 13).
 */
export type EntryDocument = {
  entry: { id: string; number: number; type: string };
  props: Values;
  texts: Values;
  nodes: ModuleNode[];
  media: MediaRecord[];
};

/** A row of a public list. Times are instants in ISO form; the day is the venue's. */
export type EntryCard<F extends Fields = Fields, Name extends keyof F = keyof F> = {
  id: string;
  number: number;
  type: string;
  slug: string;
  title: string;
  /** Null for what has no page of its own. */
  url: string | null;
  starts_at: string | null;
  ends_at: string | null;
  from_day: string | null;
  until_day: string | null;
  published_at: string;
  changed_at: string;
  /** The number of the version that is online; every publication has a higher one. */
  version: number;
  /** Words of the whole entry, its modules included. */
  words: number;
  fields: Pick<ViewOf<F>, Name>;
};

/** Everything a visitor's page of one entry shows, in one language at one moment. */
export type EntryView<F extends Fields = Fields> = Omit<EntryCard<F>, 'fields'> & {
  locale: Locale;
  fields: ViewOf<F>;
  /** Fields whose value comes from the entry it inherits from. */
  inherited: string[];
  /** Modules by the named place they stand in. */
  slots: Record<string, ViewNode[]>;
  media: MediaRecord[];
  /** Addresses in the languages it is online in; for the team also in those it is only drafted in. */
  alternates: Localized<string>;
  online: Locale[];
  /** The page is the same until then; null when nothing on it is scheduled. */
  nextChange: Temporal.Instant | null;
  tags: string[];
};
