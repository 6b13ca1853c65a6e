import { timeZone } from '#app/venue/time-zone.ts';
import { type Feed, type FeedItem, lastChange } from './feed.ts';
import { element, parent } from './xml.ts';

const namespaces = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};

/** RSS 2.0. Names stand in dc:creator, because `author` is an e-mail address there. */
export function rss(feed: Feed): string {
  const { title, description, language, page, self, items } = feed;
  const channel = parent('channel', [
    element('title', title),
    element('link', page),
    element('description', description || title),
    element('language', language),
    element('lastBuildDate', rfc822(lastChange(feed))),
    parent('atom:link', [], { href: self, rel: 'self', type: 'application/rss+xml' }),
    ...items.map(itemOf),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${parent('rss', [channel], namespaces)}\n`;
}

function itemOf({ url, title, summary, html, authors, categories, published }: FeedItem): string {
  return parent('item', [
    element('title', title),
    element('link', url),
    element('guid', url, { isPermaLink: 'true' }),
    element('pubDate', rfc822(published)),
    ...(summary ? [element('description', summary)] : []),
    ...(html ? [element('content:encoded', html)] : []),
    ...authors.map(({ name }) => element('dc:creator', name)),
    ...categories.map((name) => element('category', name)),
  ]);
}

/** `Sat, 21 Nov 2026 12:00:00 +0100`, always in English. */
function rfc822(instant: Temporal.Instant): string {
  const { offset, offsetNanoseconds } = instant.toZonedDateTimeISO(timeZone);
  const clock = new Date(instant.epochMilliseconds + offsetNanoseconds / 1_000_000);
  return clock.toUTCString().replace('GMT', offset.replace(':', ''));
}
