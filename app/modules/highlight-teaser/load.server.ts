import { entryTag } from '#app/cms/collection/listing/cache-tags.ts';
import { article } from '#app/collections/article/schema.ts';
import { articleTeaser, readingTime } from '#app/collections/article/teaser.ts';
import { listEntries } from '#app/features/entries/entry-list.server.ts';
import type { LoadQuery, ModuleLoad } from '../module-load.ts';
import type { Highlight } from './data.ts';
import type { highlightTeaserModule } from './schema.ts';

type Category = Parameters<typeof loadHighlights>[0]['categories'][number];

export const loadHighlights: ModuleLoad<typeof highlightTeaserModule, Highlight[]> = async ({ categories }, query) => {
  query.notes.tag(...categories.map(({ id }) => entryTag('article-category', id)));
  const found = await Promise.all(categories.map((category) => newestOf(category, query)));
  return found.filter((highlight) => highlight !== null);
};

async function newestOf({ number, href, title }: Category, { locale, notes }: LoadQuery): Promise<Highlight | null> {
  if (number === undefined || href === null) return null;
  const { cards, tags } = await listEntries(article, { locale, filters: { category: [number] }, page_size: 1 });
  notes.tag(...tags);
  const [card] = cards;
  if (!card) return null;
  // The category stands above as a link; the line below it only says how long the piece is.
  const kind = card.fields.preline || readingTime(card.words, locale);
  return { category: { name: title, href }, teaser: { ...articleTeaser(card, locale), kind } };
}
