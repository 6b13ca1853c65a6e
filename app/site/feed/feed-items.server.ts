import type { CacheNotes } from '#app/cache/cache-notes.ts';
import type { FeedChannel } from '#app/cms/channels/channels.ts';
import type { EntryView } from '#app/cms/collection/entry.ts';
import type { Filters } from '#app/cms/collection/listing/list-sql.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { ImageView } from '#app/cms/resolve.ts';
import { siteIndexTag } from '#app/collections/page/public/site-index.server.ts';
import { listEntries } from '#app/features/entries/entry-list.server.ts';
import { entryPage } from '#app/features/entries/entry-page.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { definitions } from '#app/modules/registry.ts';
import type { FeedItem } from './feed.ts';
import { feedHtml, withOrigin } from './feed-html.ts';

/** What a reader fetches at once; older pieces are on the page. */
const feedLength = 20;

type Options = { locale: Locale; filters: Filters; origin: string; notes: CacheNotes | undefined };

/** The first entries of a list with their whole text, only what is published in this language. Notes what they show. */
export async function feedItems(
  definition: CollectionDefinition,
  feed: FeedChannel,
  { locale, filters, origin, notes }: Options,
): Promise<FeedItem[]> {
  const { cards, tags: listed } = await listEntries(definition, { locale, filters, page_size: feedLength });
  notes?.tag(siteIndexTag, ...listed);
  const now = Temporal.Now.instant();
  const items = await Promise.all(
    cards.map(async ({ number, slug, starts_at }) => {
      const found = await entryPage(definition, { id: String(number), slug, locale, now, modules: definitions });
      if (found.kind !== 'found') return [];
      notes?.tag(...found.entry.tags);
      notes?.expireAt(found.entry.nextChange);
      return itemOf(found.entry, { feed, origin, starts_at });
    }),
  );
  return items.flat();
}

type Person = { person: { title: string; href: string | null } | null; name: string };
type Term = { title: string };
type About = { feed: FeedChannel; origin: string; starts_at: string | null };

/** What the definition says of the fields of its feed, read from one entry. */
function itemOf(
  { title, url, fields, slots, published_at, changed_at }: EntryView,
  { feed, origin, starts_at }: About,
) {
  const published = Temporal.Instant.from(starts_at ?? published_at);
  const changed = Temporal.Instant.from(changed_at);
  // Proof: the definition names fields of these kinds; a registry test resolves each of them.
  const image = fields[feed.image] as ImageView | null;
  const authors = (feed.authors ? fields[feed.authors] : []) as Person[];
  const terms = (feed.categories ?? []).flatMap((name) => (fields[name] ?? []) as Term | Term[]);
  const text = (feed.text ?? []).map((name) => (fields[name] as { html: string }).html).join('');
  const modules = (feed.slots ?? []).flatMap((slot) => slots[slot] ?? []);
  return {
    url: origin + url,
    title,
    summary: feed.summary.map((name) => String(fields[name] ?? '')).find(Boolean) ?? '',
    html: withOrigin(text, origin) + feedHtml(modules, origin),
    image: image && new URL(image.src, origin).href,
    authors: authors.flatMap(({ person, name }) => authorOf(person, name, origin)),
    categories: terms.map((term) => term.title),
    published,
    changed: Temporal.Instant.compare(changed, published) < 0 ? published : changed,
  };
}

function authorOf(person: Person['person'], name: string, origin: string) {
  const shown = name || person?.title;
  return shown ? [{ name: shown, url: person?.href ? origin + person.href : null }] : [];
}
