import ICAL from 'ical.js';
import { childrenOf, type Element, readXml } from './xml-tree.ts';

// What each format asks of a file, one sentence for each fault. A file that cannot be read at all throws.

const rfc822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d [+-]\d{4}$/;
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const absolute = /^https?:\/\/[^\s]+$/;

type Times = 'once' | 'at most once' | 'any';
type Rules = Readonly<Record<string, Times>>;

/** Each child is one the format knows, as often as it says. */
function childFindings(element: Element, rules: Rules): string[] {
  const unknown = element.children
    .filter(({ name }) => !(name in rules))
    .map(({ name }) => `${element.name}: ${name}?`);
  const wrong = Object.entries(rules).flatMap(([name, times]) => {
    const count = childrenOf(element, name).length;
    const isRight = times === 'any' || (times === 'once' ? count === 1 : count <= 1);
    return isRight ? [] : [`${element.name}: ${count} times ${name}`];
  });
  return [...unknown, ...wrong];
}

function each(element: Element, name: string, isRight: (child: Element) => boolean): string[] {
  return childrenOf(element, name)
    .filter((child) => !isRight(child))
    .map((child) => `${element.name}: ${name} ${JSON.stringify(child.text)} ${JSON.stringify(child.attributes)}`);
}

function twice(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at).map((value) => `${value} twice`);
}

/** RSS 2.0 (rssboard.org/rss-specification) with the extensions we use. */
export function rssFindings(xml: string): string[] {
  const rss = readXml(xml);
  const [channel] = childrenOf(rss, 'channel');
  if (rss.name !== 'rss' || rss.attributes.version !== '2.0' || !channel) return ['no channel of RSS 2.0'];
  const items = childrenOf(channel, 'item');
  return [
    ...childFindings(channel, {
      title: 'once',
      link: 'once',
      description: 'once',
      language: 'at most once',
      lastBuildDate: 'at most once',
      'atom:link': 'once',
      item: 'any',
    }),
    ...each(channel, 'link', ({ text }) => absolute.test(text)),
    ...each(channel, 'lastBuildDate', ({ text }) => rfc822.test(text)),
    ...each(
      channel,
      'atom:link',
      ({ attributes }) => attributes.rel === 'self' && absolute.test(attributes.href ?? ''),
    ),
    ...['title', 'description'].flatMap((name) => each(channel, name, ({ text }) => text.trim() !== '')),
    ...items.flatMap((item) => [
      ...childFindings(item, {
        title: 'once',
        link: 'once',
        guid: 'once',
        pubDate: 'once',
        description: 'at most once',
        'content:encoded': 'at most once',
        'dc:creator': 'any',
        category: 'any',
      }),
      ...each(item, 'link', ({ text }) => absolute.test(text)),
      ...each(item, 'guid', ({ text, attributes }) => attributes.isPermaLink !== 'true' || absolute.test(text)),
      ...each(item, 'pubDate', ({ text }) => rfc822.test(text)),
    ]),
    ...twice(items.flatMap((item) => childrenOf(item, 'guid').map(({ text }) => text))),
  ];
}

/** Atom (RFC 4287, 4.1.1 and 4.1.2). */
export function atomFindings(xml: string): string[] {
  const feed = readXml(xml);
  if (feed.name !== 'feed' || feed.attributes.xmlns !== 'http://www.w3.org/2005/Atom') return ['no feed of Atom'];
  const entries = childrenOf(feed, 'entry');
  const common: Rules = { id: 'once', title: 'once', updated: 'once', link: 'any', author: 'any', category: 'any' };
  const isAuthored = childrenOf(feed, 'author').length > 0;
  return [
    ...childFindings(feed, { ...common, subtitle: 'at most once', entry: 'any' }),
    ...[feed, ...entries].flatMap((part) => [
      ...each(part, 'id', ({ text }) => absolute.test(text)),
      ...each(part, 'updated', ({ text }) => rfc3339.test(text)),
      ...each(part, 'link', ({ attributes }) => absolute.test(attributes.href ?? '')),
      ...each(part, 'category', ({ attributes }) => !!attributes.term),
      ...each(part, 'author', (author) => childFindings(author, { name: 'once', uri: 'at most once' }).length === 0),
      ...twice(childrenOf(part, 'link').map(({ attributes: { rel, type, hreflang } }) => `${rel} ${type} ${hreflang}`)),
    ]),
    ...entries.flatMap((entry) => [
      ...childFindings(entry, {
        ...common,
        published: 'at most once',
        summary: 'at most once',
        content: 'at most once',
      }),
      ...each(entry, 'published', ({ text }) => rfc3339.test(text)),
      ...each(entry, 'content', ({ attributes }) => ['text', 'html', 'xhtml'].includes(attributes.type ?? 'text')),
      ...(isAuthored || childrenOf(entry, 'author').length > 0 ? [] : ['entry: nobody wrote it']),
      ...(childrenOf(entry, 'content').length > 0 ||
      childrenOf(entry, 'link').some(({ attributes }) => attributes.rel === 'alternate')
        ? []
        : ['entry: neither content nor a page']),
    ]),
    ...twice(entries.flatMap((entry) => childrenOf(entry, 'id').map(({ text }) => text))),
  ];
}

type JsonItem = Record<string, unknown> & { authors?: Record<string, unknown>[]; tags?: unknown[] };

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function jsonFeedFindings(text: string): string[] {
  const feed = JSON.parse(text) as Record<string, unknown> & { items: JsonItem[] };
  const isAddress = (value: unknown) => value === undefined || (typeof value === 'string' && absolute.test(value));
  const isMoment = (value: unknown) => value === undefined || (typeof value === 'string' && rfc3339.test(value));
  const say = (isRight: boolean, fault: string) => (isRight ? [] : [fault]);
  return [
    ...say(feed.version === 'https://jsonfeed.org/version/1.1', 'no version'),
    ...say(typeof feed.title === 'string' && feed.title !== '', 'no title'),
    ...say(Array.isArray(feed.items), 'no items'),
    ...say(isAddress(feed.home_page_url) && isAddress(feed.feed_url), 'an address of the feed'),
    ...feed.items.flatMap((item) => [
      ...say(typeof item.id === 'string' && item.id !== '', 'item without id'),
      ...say(typeof (item.content_html ?? item.content_text) === 'string', 'item without content'),
      ...say([item.url, item.external_url, item.image].every(isAddress), `an address of ${item.id}`),
      ...say([item.date_published, item.date_modified].every(isMoment), `a moment of ${item.id}`),
      ...say(
        (item.authors ?? []).every((author) => 'name' in author || 'url' in author),
        `an author of ${item.id}`,
      ),
      ...say(
        (item.tags ?? []).every((tag) => typeof tag === 'string'),
        `a tag of ${item.id}`,
      ),
    ]),
    ...twice(feed.items.map(({ id }) => String(id))),
  ];
}

/** sitemaps.org 0.9 with languages and pictures. */
export function sitemapFindings(xml: string): string[] {
  const map = readXml(xml);
  if (map.name === 'sitemapindex') return map.children.flatMap((part) => childFindings(part, { loc: 'once' }));
  const urls = childrenOf(map, 'url');
  const rules: Rules = { loc: 'once', lastmod: 'at most once', 'xhtml:link': 'any', 'image:image': 'any' };
  return [
    ...childFindings(map, { url: 'any' }),
    ...urls.flatMap((url) => [
      ...childFindings(url, rules),
      ...each(url, 'loc', ({ text }) => absolute.test(text)),
      ...each(url, 'lastmod', ({ text }) => rfc3339.test(text)),
      ...each(url, 'image:image', (image) => childFindings(image, { 'image:loc': 'once' }).length === 0),
    ]),
    ...twice(urls.flatMap((url) => childrenOf(url, 'loc').map(({ text }) => text))),
  ];
}

/** What RFC 5545 asks of a calendar of dates, as ical.js reads it. */
export function calendarFindings(text: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => String(zone.getFirstPropertyValue('tzid')));
  const dates = calendar.getAllSubcomponents('vevent');
  const once = (component: ICAL.Component, names: readonly string[]) =>
    names.filter((name) => component.getAllProperties(name).length !== 1).map((name) => `${component.name}: ${name}`);
  return [
    ...text
      .split('\r\n')
      .flatMap((line) => (Buffer.byteLength(line) > 75 || /[\r\n]/.test(line) ? [`line ${line}`] : [])),
    ...once(calendar, ['prodid', 'version']),
    ...dates.flatMap((date) => {
      const used = ['dtstart', 'dtend'].flatMap((name) => date.getFirstProperty(name)?.getParameter('tzid') ?? []);
      const ends = ['dtend', 'duration'].filter((name) => date.hasProperty(name));
      const { startDate, endDate } = new ICAL.Event(date);
      return [
        ...once(date, ['uid', 'dtstamp', 'dtstart', 'sequence', 'status', 'summary']),
        ...used.filter((zone) => !zones.includes(String(zone))).map((zone) => `no VTIMEZONE of ${zone}`),
        ...(ends.length > 1 ? ['both DTEND and DURATION'] : []),
        ...(ends.length === 1 && endDate.compare(startDate) <= 0 ? ['it ends before it begins'] : []),
      ];
    }),
    ...twice(dates.map((date) => String(date.getFirstPropertyValue('uid')))),
  ];
}
