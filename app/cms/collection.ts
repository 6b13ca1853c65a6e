import type {
  ApiChannel,
  FeedChannel,
  ImportChannel,
  Preview,
  SearchChannel,
  ShareCard,
  Span,
} from './channels/channels.ts';
import { type EntryPages, entryPages, type PagesInput } from './channels/entry-pages.ts';
import { fieldsOfChannels } from './channels/fields-of-channels.ts';
import { nameKey } from './collection/sort-key.ts';
import type { ProblemCode } from './field/cell/problem.ts';
import type { FieldProblem, Fields, ViewOf } from './field/field.ts';
import type { Values } from './field-set.ts';

/** Where an entry stands in time and in the list of its collection. */
export type Position = {
  starts_at: Temporal.Instant | null;
  ends_at: Temporal.Instant | null;
  /** First and last day of the venue's calendar on which it takes place. */
  from_day: string | null;
  until_day: string | null;
  /** Compared as bytes; of dated collections it begins with the day (`sort-key.ts`). */
  sort: string;
};

type About = { title: string; number: number; first_published: Temporal.Instant };

/** Where values come from that an entry leaves empty: own field by field of the other collection. */
type Inheritance = {
  /** The field of this collection that names the other entry. */
  by: string;
  /** The collection of the other entry. */
  from: string;
  /** Own field to the field of the other collection with the same kind of value. */
  fields: Readonly<Record<string, string>>;
};

/**
 * A collection described once (ARCHITECTURE.md#one-definition): from its fields follow the stored shape, the form, the
 * columns, the answer of the interface, the search text, translation, references and the mapping of an import.
 */
export type CollectionDefinition<F extends Fields = Fields> = {
  /** The folder name, `content_type` of modules, versions and references. */
  readonly type: string;
  readonly fields: F;
  /** The field that names an entry in its language. */
  readonly titleField: string;
  /** Null for what has no page of its own, such as a genre. */
  readonly pages: EntryPages | null;
  /** Fields that a row of a public list shows; the detail has all of them. */
  readonly card: readonly string[];
  /** Fields the office shows as columns, the title first. */
  readonly columns: readonly string[];
  /** Filter name to the field whose references it compares. */
  readonly facets: Readonly<Record<string, string>>;
  /** Named places of its page that hold modules. */
  readonly slots: readonly string[];
  readonly inherits: Inheritance | null;
  /** Field to the field that keeps when somebody has last written it. */
  readonly stamps: Readonly<Record<string, string>>;
  /** Fields that a copy begins without, because they belong to this one alone. */
  readonly notCopied: readonly string[];
  readonly span: Span | null;
  readonly search: SearchChannel | null;
  readonly preview: Preview | null;
  readonly api: ApiChannel | null;
  readonly feed: FeedChannel | null;
  readonly shareCard: ShareCard | null;
  readonly import: ImportChannel;
  position(view: ViewOf<F>, about: About): Position;
  /** What cannot be published although each field for itself is right; an end before the start is known to all. */
  problems(props: Values): (FieldProblem & { code: ProblemCode })[];
};

/** Collections by type, as the engine asks for them. */
export type Collections = Readonly<Record<string, CollectionDefinition>>;

type Own = 'type' | 'fields' | 'titleField';

/** Adding a collection is a folder below app/collections and one line of its registry. */
export function defineCollection<const F extends Fields>(
  definition: Pick<CollectionDefinition<F>, Own> &
    Partial<Omit<CollectionDefinition<F>, Own | 'pages' | 'search'>> & {
      pages?: PagesInput;
      search?: Pick<SearchChannel, 'category'> & Partial<SearchChannel>;
    },
): CollectionDefinition<F> {
  const { type, titleField, pages, search } = definition;
  const complete: CollectionDefinition<F> = {
    card: [],
    columns: [titleField],
    facets: {},
    slots: [],
    inherits: null,
    stamps: {},
    notCopied: [],
    span: null,
    preview: null,
    api: null,
    feed: null,
    shareCard: null,
    import: { prose: {} },
    position: (_view, { title }) => withoutDates(nameKey(title)),
    problems: () => [],
    ...definition,
    pages: pages ? entryPages(pages) : null,
    search: search ? { label: `collection_${type.replaceAll('-', '_')}`, ...search } : null,
  };
  const named = [
    titleField,
    'slug',
    ...complete.card,
    ...complete.columns,
    ...Object.values(complete.facets),
    ...Object.values(complete.stamps),
  ];
  const unknown = [...named, ...fieldsOfChannels(complete)].filter((name) => !(name in complete.fields));
  if (unknown.length > 0) throw new Error(`The collection ${type} has no field ${unknown.join(', ')}.`);
  const { list, terms = [] } = complete.api ?? {};
  const facets = [...(list?.filters ?? []), ...terms.map(({ facet }) => facet)];
  const lost = facets.filter((name) => !(name in complete.facets));
  if (lost.length > 0) throw new Error(`The collection ${type} has no facet ${lost.join(', ')}.`);
  return complete;
}

/** The collection of the terms that a facet names. */
export function termsOf(
  { type, fields, facets }: Pick<CollectionDefinition, 'type' | 'fields' | 'facets'>,
  facet: string,
): string {
  const target = fields[facets[facet] ?? '']?.options.target;
  if (!target) throw new Error(`The facet ${facet} of ${type} names no terms.`);
  return target;
}

/** The position of something that has no dates. */
export function withoutDates(sort: string): Position {
  return { starts_at: null, ends_at: null, from_day: null, until_day: null, sort };
}
