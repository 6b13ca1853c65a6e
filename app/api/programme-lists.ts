import type { CollectionDefinition } from '#app/cms/collection.ts';
import { article } from '#app/collections/article/schema.ts';
import { person } from '#app/collections/person/schema.ts';
import { production } from '#app/collections/production/schema.ts';
import { venue } from '#app/collections/venue/schema.ts';

/** The terms a list can be filtered by: what they are, and the list they must occur in to be offered. */
export type TermList = { type: string; of?: { type: string; facet: string }; about: string };

/** Calls that answer filter options (docs/behaviour/calls.md), by the last part of their address. */
export const termLists = {
  rooms: { type: 'room', of: { type: 'event', facet: 'room' }, about: 'Rooms that events take place in' },
  'exhibition-types': { type: 'exhibition-type', of: { type: 'event', facet: 'type' }, about: 'Kinds of events' },
  'event-tags': { type: 'tag', of: { type: 'event', facet: 'tag' }, about: 'Tags of events' },
  series: { type: 'series', of: { type: 'event', facet: 'series' }, about: 'Series that events belong to' },
  genres: { type: 'genre', of: { type: 'event', facet: 'genre' }, about: 'Genres of events' },
  seasons: { type: 'season', of: { type: 'production', facet: 'season' }, about: 'Seasons that have productions' },
  'production-tags': { type: 'tag', of: { type: 'production', facet: 'tag' }, about: 'Tags of productions' },
  'article-categories': { type: 'article-category', about: 'Categories of the magazine' },
  'person-categories': {
    type: 'person-category',
    of: { type: 'person', facet: 'category' },
    about: 'Categories that persons belong to',
  },
} as const satisfies Record<string, TermList>;

/** A collection that is answered page by page; its query parameters are facets of its definition. */
export type EntryList = { definition: CollectionDefinition; filters: readonly string[]; dated: boolean; about: string };

/** Calls that answer a paged collection, by the last part of their address. Events have a list of their own. */
export const entryLists = {
  articles: list(article, ['category', 'tag'], 'Articles of the magazine, newest first'),
  productions: list(production, ['season', 'exhibition_type', 'tag'], 'Productions by the day they begin', true),
  persons: list(person, ['category'], 'Persons by their last name'),
  venues: list(venue, [], 'Venues in the order of the house'),
};

function list(definition: CollectionDefinition, filters: string[], about: string, dated = false): EntryList {
  const unknown = filters.filter((name) => !(name in definition.facets));
  if (unknown.length > 0) throw new Error(`${definition.type} has no facet ${unknown.join(', ')}.`);
  return { definition, filters, dated, about };
}
