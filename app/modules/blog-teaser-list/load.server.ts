import { entryTag } from '#app/cms/collection/listing/cache-tags.ts';
import { article } from '#app/collections/article/schema.ts';
import { articleTeaser } from '#app/collections/article/teaser.ts';
import { entriesByNumber, listEntries } from '#app/features/entries/entry-list.server.ts';
import type { ModuleLoad } from '../module-load.ts';
import type { BlogTeaserData } from './data.ts';
import type { blogTeaserListModule } from './schema.ts';

/** The chosen articles in their order, filled up with the newest; none of them twice. */
export const loadBlogTeasers: ModuleLoad<typeof blogTeaserListModule, BlogTeaserData> = async (fields, query) => {
  const { locale, notes } = query;
  const { items, article_objs, main_teaser_obj: main } = fields;
  const chosen = [...(main ? [main] : []), ...article_objs];
  const numbers = chosen.flatMap(({ number }) => (number === undefined ? [] : [number]));
  const [picked, newest] = await Promise.all([
    entriesByNumber(article, { numbers, locale }),
    listEntries(article, { locale, page_size: items + numbers.length }),
  ]);
  notes.tag(...picked.tags, ...newest.tags, ...chosen.map(({ id }) => entryTag(article.type, id)));
  const large = picked.cards.find(({ id }) => id === main?.id) ?? null;
  const all = new Map([...picked.cards, ...newest.cards].map((card) => [card.id, card]));
  const others = [...all.values()].filter(({ id }) => id !== large?.id).slice(0, items);
  return {
    main: large && articleTeaser(large, locale),
    articles: others.map((card) => articleTeaser(card, locale)),
  };
};
