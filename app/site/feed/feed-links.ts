import type { MetaDescriptor } from 'react-router';

/** What each kind of feed is called among machines (docs/behaviour/standards.md#feeds). */
export const feedTypes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const;

const names = { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' } as const;

type List = { origin: string; url: string; title: string };

/** The feeds of a list, announced in the head of its page; they stand beside it. */
export function feedLinks({ origin, url, title }: List): MetaDescriptor[] {
  return (['rss', 'atom', 'json'] as const).map((format) => ({
    tagName: 'link',
    rel: 'alternate',
    type: feedTypes[format],
    title: `${title} (${names[format]})`,
    href: `${origin}${url}.${format}`,
  }));
}

/** The calendar of a list of dates, which stands beside it too. */
export function calendarLink({ origin, url, title }: List): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'text/calendar',
    title: `${title} (iCalendar)`,
    href: `${origin}${url}.ics`,
  };
}
