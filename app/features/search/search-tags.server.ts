import { listTag } from '#app/cms/collection/listing/cache-tags.ts';
import { publishedTag, siteIndexTag } from '#app/collections/page/public/site-index.server.ts';
import { collections } from '#app/collections/registry.ts';
import { everyType } from './categories.ts';
import { searchRulesTag } from './search-rules.ts';

/** For so long a state may be told that the clock alone has changed: a date that is over by now. */
export const statesHold = { minutes: 10 };

/** What results depend on: a date that is cancelled or an article that appears changes what is found as much as a page does. */
export const searchTags: readonly string[] = [
  searchRulesTag,
  siteIndexTag,
  publishedTag,
  ...everyType.filter((type) => type in collections).map((type) => listTag(type)),
];
