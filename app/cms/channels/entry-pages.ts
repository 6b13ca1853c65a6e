import type { Section } from './section.ts';

/** Dates and titles below each other, pictures with words, names side by side. */
export type ListOutline = 'rows' | 'cards' | 'names';

/** Where the entries of a collection have pages. */
export type EntryPages = {
  readonly section: Section;
  /** Between the base path of the section and the name of an entry, such as `/tags`. */
  readonly below: string;
  /** The name of the route of its entries (docs/behaviour/routes.md#section-pages). */
  readonly route: string;
  /** Whether the page of an entry is a list itself, which `?page=` turns over. */
  readonly isPaged: boolean;
  /** The page of all entries; null where there is none. */
  readonly list: {
    readonly route: string;
    readonly isPaged: boolean;
    readonly hasCalendar: boolean;
    /** What is drawn in its place while it loads. */
    readonly outline: ListOutline;
  } | null;
  /** Whether an address without the name of the entry, its number alone, is one too. */
  readonly isNameOptional: boolean;
  /** Whether it is there to be edited on and no visitor has it: no link, no site map, 404. */
  readonly isForTeam: boolean;
};

/** What a definition says of its pages; everything else follows from the section. */
export type PagesInput = Pick<EntryPages, 'section'> &
  Partial<Omit<EntryPages, 'section' | 'list'>> & { readonly list?: Partial<NonNullable<EntryPages['list']>> };

/** The pages of a collection, with what a definition leaves out. */
export function entryPages({ section, list, ...more }: PagesInput): EntryPages {
  return {
    section,
    below: '',
    route: `${section.name}-slug-id`,
    isPaged: false,
    isNameOptional: false,
    isForTeam: false,
    ...more,
    list: list ? { route: section.name, isPaged: true, hasCalendar: false, outline: 'rows', ...list } : null,
  };
}
