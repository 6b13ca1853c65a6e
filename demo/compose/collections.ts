import type { DemoModule } from '../demo-page.ts';
import { all, the } from '../season/entry.ts';
import { build, type Pair } from './pair.ts';

type EventList = { headline?: Pair; filters?: 'next_3_days' | 'weekend'; tag?: string; items?: number };

/** Dates of the programme, from the day on which the page is read. */
export function eventList({ headline, filters, tag, items }: EventList = {}): DemoModule {
  const shared = { filters, items, tag: tag ? the('tag', tag) : undefined };
  return { model: 'event-list', ...build({ shared, line: { headline } }) };
}

/** One article large, others beside it; what is not named is filled up with the newest. */
export function blogTeasers({
  main,
  articles,
  items,
}: {
  main: string;
  articles: string[];
  items: number;
}): DemoModule {
  const shared = { items, main_teaser_obj: the('article', main), article_objs: all('article', ...articles) };
  return { model: 'blog-teaser-list', ...build({ shared }) };
}

export function highlights(headline: Pair, categories: string[]): DemoModule {
  const shared = { categories: all('article-category', ...categories) };
  return { model: 'highlight-teaser', ...build({ shared, line: { headline } }) };
}

export function venue(key: string): DemoModule {
  return { model: 'venue', ...build({ shared: { venue: the('venue', key) } }) };
}

export function venues(headline: Pair): DemoModule {
  return { model: 'venue-list', ...build({ line: { headline } }) };
}
