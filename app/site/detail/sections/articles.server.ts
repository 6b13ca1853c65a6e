import { article } from '#app/collections/article/schema.ts';
import { listEntries } from '#app/features/entries/entry-list.server.ts';
import type { LoadContext } from '#app/load-context.ts';
import type { ArticleTeaser } from './sections.ts';

const mostArticles = 4;

/** What the magazine says about a production, or what somebody has written, the newest first. */
export async function articlesAbout(
  filters: { production: readonly number[] } | { person: readonly number[] },
  { locale, notes }: LoadContext,
): Promise<ArticleTeaser[]> {
  const { cards, tags } = await listEntries(article, { locale, filters, page_size: mostArticles });
  notes.tag(...tags);
  return cards.map(({ number, title, url, fields: { lead, category } }) => ({
    number,
    title,
    lead,
    preline: category?.title ?? '',
    href: url,
  }));
}
