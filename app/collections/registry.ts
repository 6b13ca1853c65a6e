import type { CollectionDefinition, Collections } from '#app/cms/collection.ts';
import { article } from './article/schema.ts';
import { articleCategory } from './article-category/schema.ts';
import { event } from './event/schema.ts';
import { eventTeaser } from './event-teaser/schema.ts';
import { exhibitionType } from './exhibition-type/schema.ts';
import { form } from './form/schema.ts';
import { genre } from './genre/schema.ts';
import { person } from './person/schema.ts';
import { personCategory } from './person-category/schema.ts';
import { production } from './production/schema.ts';
import { room } from './room/schema.ts';
import { season } from './season/schema.ts';
import { series } from './series/schema.ts';
import { sharedSection } from './shared-section/schema.ts';
import { tag } from './tag/schema.ts';
import { venue } from './venue/schema.ts';

/** Every collection, in the order the office offers them. Adding one is a folder and a line here. */
export const allCollections: readonly CollectionDefinition[] = [
  event,
  production,
  article,
  person,
  venue,
  room,
  series,
  eventTeaser,
  form,
  sharedSection,
  articleCategory,
  personCategory,
  tag,
  genre,
  exhibitionType,
  season,
];

/** The same by type, as the engine asks for them. Nothing else is in it: a type often comes from an address. */
export const collections: Collections = Object.assign(
  Object.create(null),
  Object.fromEntries(allCollections.map((definition) => [definition.type, definition])),
);
