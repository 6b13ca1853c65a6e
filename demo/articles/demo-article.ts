import type { Pair } from '../compose/pair.ts';
import { picture } from '../compose/picture.ts';
import { text } from '../compose/text.ts';
import { dayFromToday } from '../days.ts';
import type { DemoContainer, Words } from '../demo-page.ts';
import { all, entry, type SeasonEntry, the } from '../season/entry.ts';
import { column } from './parts.ts';

export type Category = 'sammlung' | 'buehne' | 'haus' | 'forschung' | 'gespraech' | 'werkstatt';

/** An article of the demo house: what is said about it, and the containers of its text. */
export type DemoArticle = {
  key: string;
  category: Category;
  /** Days between its appearing and the day of loading. */
  age: number;
  /** Keys of people with a page. */
  authors: string[];
  tags: string[];
  picture: string;
  title: Words;
  lead: Pair;
  slug?: Words;
  /** Stands in place of the reading time, such as for what is listened to. */
  preline?: Pair;
  caption?: Pair;
  meta_description?: Words;
  related?: string[];
  productions?: string[];
  containers: DemoContainer[];
};

type Short = Omit<DemoArticle, 'key' | 'title' | 'containers' | 'category'> & { title: Pair; de: string; en: string };

/** A piece of a few paragraphs. */
export function short(category: Category, key: string, { title, de, en, ...rest }: Short): DemoArticle {
  const containers = [column([], [text(de, en)])];
  return { ...rest, category, key, title: { de: title[0], en: title[1] }, containers };
}

/** The article as an entry of the programme; what appeared on the day of loading is there at once. */
export function articleEntry(article: DemoArticle): SeasonEntry {
  const { key, category, age, authors, tags, title, slug, lead, preline, meta_description, containers } = article;
  const shown = picture('image', article.picture, article.caption);
  const parts = entry(
    'article',
    key,
    {
      shared: {
        published_on: dayFromToday(-age),
        category: the('article-category', category),
        tags: all('tag', ...tags),
        authors: authors.map((person) => ({ _key: person, person: the('person', person) })),
        related: article.related ? all('article', ...article.related) : undefined,
        productions: article.productions ? all('production', ...article.productions) : undefined,
      },
      text: {
        title: [title.de, title.en],
        slug: slug && [slug.de, slug.en],
        lead,
        preline,
        meta_description: meta_description && [meta_description.de, meta_description.en],
      },
    },
    { content: containers },
  );
  return {
    ...parts,
    props: { ...parts.props, ...shown.props },
    de: { ...parts.de, ...shown.de },
    en: { ...parts.en, ...shown.en },
  };
}
