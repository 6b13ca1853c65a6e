import type { CacheNotes } from '#app/cache/cache-notes.ts';
import type { Filters } from '#app/cms/collection/listing/list-sql.ts';
import { article } from '#app/collections/article/schema.ts';
import { siteIndexTag } from '#app/collections/page/public/site-index.server.ts';
import { listEntries } from '#app/features/entries/entry-list.server.ts';
import { entryPage } from '#app/features/entries/entry-page.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { definitions } from '#app/modules/registry.ts';
import { articleHtml } from './article-html.ts';
import type { FeedItem } from './feed.ts';

/** What a reader fetches at once; older pieces are on the page. */
const feedLength = 20;

type Asked = { locale: Locale; filters: Filters; origin: string; notes: CacheNotes | undefined };

/** The newest articles with their whole text, only what is published in this language. Notes what they show. */
export async function feedItems({ locale, filters, origin, notes }: Asked): Promise<FeedItem[]> {
  const { cards, tags: listed } = await listEntries(article, { locale, filters, page_size: feedLength });
  notes?.tag(siteIndexTag, ...listed);
  const now = Temporal.Now.instant();
  const items = await Promise.all(
    cards.map(async ({ number, slug, starts_at }) => {
      const found = await entryPage(article, { id: String(number), slug, locale, now, modules: definitions });
      if (found.kind !== 'found') return [];
      const { title, url, fields, slots, published_at, changed_at, tags, nextChange } = found.entry;
      notes?.tag(...tags);
      notes?.expireAt(nextChange);
      const published = Temporal.Instant.from(starts_at ?? published_at);
      const changed = Temporal.Instant.from(changed_at);
      return [
        {
          url: origin + url,
          title,
          summary: fields.lead || fields.subtitle,
          html: articleHtml([...(slots.content ?? []), ...(slots.bottom ?? [])], origin),
          image: fields.image && new URL(fields.image.src, origin).href,
          authors: fields.authors.flatMap(({ person, name }) => authorOf(person, name, origin)),
          categories: [fields.category?.title, ...fields.tags.map((tag) => tag.title)].filter(
            (name) => name !== undefined,
          ),
          published,
          changed: Temporal.Instant.compare(changed, published) < 0 ? published : changed,
        },
      ];
    }),
  );
  return items.flat();
}

function authorOf(person: { title: string; href: string | null } | null, name: string, origin: string) {
  const shown = name || person?.title;
  return shown ? [{ name: shown, url: person?.href ? origin + person.href : null }] : [];
}
