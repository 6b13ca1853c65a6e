import { type Feed, type FeedItem, lastChange, venueMoment } from './feed.ts';
import { element, parent } from './xml.ts';

/** Atom 1.0 (RFC 4287). Titles are plain text and say so, so that nobody reads a `<` in them as markup. */
export function atom(feed: Feed): string {
  const { title, description, language, page, self, items } = feed;
  const children = [
    element('id', self),
    element('title', title, { type: 'text' }),
    ...(description ? [element('subtitle', description, { type: 'text' })] : []),
    element('updated', venueMoment(lastChange(feed))),
    parent('link', [], { rel: 'self', type: 'application/atom+xml', href: self }),
    parent('link', [], { rel: 'alternate', type: 'text/html', hreflang: language, href: page }),
    parent('author', [element('name', title)]),
    ...items.map(entryOf),
  ];
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${parent('feed', children, attributes)}\n`;
}

function entryOf({ url, title, summary, html, authors, categories, published, changed }: FeedItem): string {
  return parent('entry', [
    element('id', url),
    element('title', title, { type: 'text' }),
    parent('link', [], { rel: 'alternate', type: 'text/html', href: url }),
    element('published', venueMoment(published)),
    element('updated', venueMoment(changed)),
    ...authors.map((author) =>
      parent('author', [element('name', author.name), ...(author.url ? [element('uri', author.url)] : [])]),
    ),
    ...categories.map((term) => parent('category', [], { term })),
    ...(summary ? [element('summary', summary, { type: 'text' })] : []),
    ...(html ? [element('content', html, { type: 'html' })] : []),
  ]);
}
