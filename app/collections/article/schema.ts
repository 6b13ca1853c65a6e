import { newestKey } from '#app/cms/collection/sort-key.ts';
import { defineCollection, withoutDates } from '#app/cms/collection.ts';
import { dateTime } from '#app/cms/field/date-time/field.ts';
import { reference } from '#app/cms/field/reference/field.ts';
import { references } from '#app/cms/field/references/field.ts';
import { venueInstant } from '#app/cms/venue-time.ts';
import { addressFields, people, pictureFields, plainText } from '../fields/programme-fields.ts';
import { magazine } from '../sections/magazine.ts';

export const articleFields = {
  title: plainText(200, { required: true, search: 'A' }),
  ...addressFields(),
  preline: plainText(120),
  subtitle: plainText(255, { search: 'B' }),
  lead: plainText(1000, { multiline: true, search: 'B' }),
  /** The date it carries; empty: when it was first published. */
  published_on: dateTime({ dayOnly: true }),
  category: reference('article-category'),
  tags: references('tag'),
  authors: people(),
  ...pictureFields(),
  related: references('article', { max: 12 }),
  productions: references('production', { max: 12 }),
};

/** A piece of the magazine; its text is made of modules in the place `content`. */
export const article = defineCollection({
  type: 'article',
  fields: articleFields,
  titleField: 'title',
  pages: { section: magazine, list: { outline: 'cards' } },
  card: ['preline', 'subtitle', 'lead', 'image', 'published_on', 'category', 'tags', 'authors'],
  columns: ['title', 'category', 'published_on', 'tags'],
  facets: { category: 'category', tag: 'tags', person: 'authors', production: 'productions' },
  slots: ['content', 'bottom'],
  search: { category: 'articles', label: 'shell_search_articles' },
  preview: { image: 'image', kind: 'category' },
  api: {
    path: 'articles',
    list: { about: 'Articles of the magazine, newest first', filters: ['category', 'tag'] },
    terms: [{ path: 'article-categories', facet: 'category', about: 'Categories of the magazine', isAll: true }],
  },
  feed: {
    title: 'magazine_title',
    about: 'magazine_feed_description',
    termTitles: { tag: 'magazine_topic_title' },
    summary: ['lead', 'subtitle'],
    image: 'image',
    authors: 'authors',
    categories: ['category', 'tags'],
    slots: ['content', 'bottom'],
  },
  position: ({ published_on }, { first_published }) => {
    const starts_at = published_on ? venueInstant(published_on) : first_published;
    return { ...withoutDates(newestKey(starts_at)), starts_at };
  },
});
