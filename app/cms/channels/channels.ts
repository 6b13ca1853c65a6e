// Where the entries of a collection appear besides its pages. Each names fields of its collection; `defineCollection`
// refuses a name that is none.

/** How the search of the site finds entries. Each kind has indexes of its own (docs/how-to/add-a-collection.md). */
export type SearchChannel = {
  /** The kind of results, in addresses too: `events`. */
  readonly category: string;
  /** The key of the message that names the kind. */
  readonly label: string;
  /** Whether entries have a day, so that those that come next are found first. */
  readonly isDated?: boolean;
};

/** What lists and search results show beside the name of an entry. */
export type Preview = { readonly image: string; readonly kind?: string };

/** What the public API tells of a collection (docs/behaviour/calls.md). */
export type ApiChannel = {
  /** The last part of the addresses of its calls: `articles`. */
  readonly path: string;
  /** The list of its entries; null where the API has a call of its own for it. */
  readonly list: { readonly about: string; readonly filters: readonly string[]; readonly isDated?: boolean } | null;
  /** What a list can be filtered by, each a call: the terms that a facet of published entries names, or all of them. */
  readonly terms?: readonly {
    readonly path: string;
    readonly facet: string;
    readonly about: string;
    readonly isAll?: boolean;
  }[];
};

/**
 * Feeds beside the list of a collection, and beside the pages of those terms of its facets that stand in its section
 * (docs/behaviour/standards.md#feeds).
 */
export type FeedChannel = {
  /** Keys of messages: what the feed is called, and what it is about. */
  readonly title: string;
  readonly about?: string;
  /** By facet the key of a message with `name` for what the feed of one term is called; otherwise like the term. */
  readonly termTitles?: Readonly<Record<string, string>>;
  /** The first of these fields that is filled. */
  readonly summary: readonly string[];
  readonly image: string;
  /** A list of people; and fields that refer to terms. */
  readonly authors?: string;
  readonly categories?: readonly string[];
  /** The whole text: fields of rich text, then slots. */
  readonly text?: readonly string[];
  readonly slots?: readonly string[];
};

/** What the picture shows that a shared link comes with, besides the title. */
export type ShareCard = {
  /** The field that says what kind of thing it is, which has a colour. */
  readonly kind: string;
  /** The field that says where it takes place. */
  readonly place: string;
  /** Whether its dates are a day with its times, or the first and the last day of a run. */
  readonly when: 'times' | 'run';
};

/** The fields of the first and the last day or moment of an entry; the last is no earlier. */
export type Span = { readonly start: string; readonly end: string };

/** What an import needs to know that the fields do not say. */
export type ImportChannel = {
  /** Where the words go that a field cannot hold: prices as prose, hours as prose. */
  readonly prose: Readonly<Record<string, string>>;
  /** Where the members of an iCalendar event belong; without it calendars say nothing of these entries. */
  readonly ical?: object;
  /** What a title says about another field: `ENTFÄLLT:`. */
  readonly hints?: (title: string) => { field: string; value: unknown; words: string }[];
  /** Whether files for others call an entry by its id, so that one which comes back is known. */
  readonly namesById?: true;
};
