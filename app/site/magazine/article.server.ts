import type { EntryView } from '#app/cms/collection/entry.ts';
import { listUrl } from '#app/cms/collection/entry-url.ts';
import type { Filters } from '#app/cms/collection/listing/list-sql.ts';
import type { ImageView } from '#app/cms/resolve.ts';
import { dayOf, venueDay } from '#app/cms/venue-time.ts';
import { article, type articleFields } from '#app/collections/article/schema.ts';
import { type ArticleTeaser, articleTeaser, readingTime } from '#app/collections/article/teaser.ts';
import { entriesByNumber, listEntries } from '#app/features/entries/entry-list.server.ts';
import { formatDay } from '#app/i18n/format-day.ts';
import { type Locale, otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { LoadContext } from '#app/load-context.ts';
import { shortened } from '../detail/facts/summary.ts';
import { type DetailPage, detailPage } from '../detail/frame/detail-page.server.ts';
import { foundEntry, type Params } from '../detail/frame/found-entry.server.ts';
import { sectionCrumb } from '../detail/frame/section-crumb.server.ts';
import { articleGraph } from './article-json-ld.ts';

type Author = { key: string; name: string; href: string | null; role: string };
type Named = { id: number; name: string; href: string };

export type ArticlePage = DetailPage & {
  title: string;
  category: { name: string; href: string | null } | null;
  length: string;
  subtitle: string;
  lead: string;
  authors: Author[];
  date: { day: string; text: string };
  image: ImageView | null;
  topics: Named[];
  productions: Named[];
  related: ArticleTeaser[];
  /** The same article in the other language, where it is online. */
  other: { locale: Locale; href: string } | null;
};

type View = EntryView<typeof articleFields> & { url: string };

/** Everything an article's page shows. */
export async function loadArticle(params: Params, load: LoadContext): Promise<ArticlePage> {
  const { locale, notes } = load;
  const entry = await foundEntry(article, params, load);
  const { fields, title, words, alternates } = entry;
  const date = dateOf(entry);
  const authors = authorsOf(fields.authors);
  const [section, related] = await Promise.all([
    sectionCrumb(listUrl(article, locale), m.magazine_title(), locale),
    relatedTo(entry, locale),
  ]);
  notes.tag(...related.tags);
  const around = {
    fields,
    summary: shortened(fields.lead || fields.subtitle),
    theme: 'cc01' as const,
    section,
    graph: (origin: string) => articleGraph({ entry, date, authors, origin }),
  };
  const other = otherLocale(locale);
  const href = alternates[other];
  return {
    ...(await detailPage(entry, around, load)),
    title,
    category: fields.category && { name: fields.category.title, href: fields.category.href },
    length: fields.preline || readingTime(words, locale),
    subtitle: fields.subtitle,
    lead: fields.lead,
    authors,
    date: { day: date, text: formatDay(date, locale, { dateStyle: 'long' }) },
    image: fields.image,
    topics: named(fields.tags),
    productions: named(fields.productions),
    related: related.teasers,
    other: href ? { locale: other, href } : null,
  };
}

/** The day it carries, else that on which it was first published. */
function dateOf({ fields, published_at }: Pick<View, 'fields' | 'published_at'>): string {
  return fields.published_on ? dayOf(fields.published_on) : venueDay(Temporal.Instant.from(published_at));
}

/** Those with a page of their own are links; a name written beside it counts. */
function authorsOf(items: View['fields']['authors']): Author[] {
  return items.flatMap(({ _key, person, name, role }) => {
    const shown = name || person?.title;
    return shown ? [{ key: _key, name: shown, href: person?.href ?? null, role }] : [];
  });
}

const mostRelated = 3;

/** What the editors chose, filled up with the newest of the same category. */
async function relatedTo({ id, fields: { related, category } }: View, locale: Locale) {
  const numbers = related.flatMap(({ number }) => (number === undefined ? [] : [number]));
  const filters: Filters = category?.number ? { category: [category.number] } : {};
  const [chosen, newest] = await Promise.all([
    entriesByNumber(article, { numbers, locale }),
    listEntries(article, { locale, filters, page_size: mostRelated + 1 + numbers.length }),
  ]);
  const all = new Map([...chosen.cards, ...newest.cards].map((card) => [card.id, card]));
  const cards = [...all.values()].filter((card) => card.id !== id).slice(0, Math.max(mostRelated, numbers.length));
  return {
    teasers: cards.map((card) => articleTeaser(card, locale)),
    tags: [...chosen.tags, ...newest.tags],
  };
}

function named(items: readonly { href: string | null; title: string; number?: number }[]): Named[] {
  return items.flatMap(({ href, title, number }) => (href && number ? [{ id: number, name: title, href }] : []));
}
