import { describe, expect, test } from 'vitest';
import { articleHtml } from './article-html.ts';
import { atom } from './atom.ts';
import type { Feed } from './feed.ts';
import { jsonFeed } from './json-feed.ts';
import { rss } from './rss.ts';

const origin = 'https://reepwerk.example';
const nasty = 'Seil & Tau <script>alert(1)</script> ]]> "„\u0007';
const feed: Feed = {
  title: nasty,
  description: 'Beiträge',
  language: 'de',
  page: `${origin}/de/mediathek-de`,
  self: `${origin}/de/mediathek-de.rss`,
  items: [
    {
      url: `${origin}/de/mediathek-de/knoten/7`,
      title: nasty,
      summary: nasty,
      html: '<p>Zeile &amp; Zeile ]]&gt;</p>',
      image: `${origin}/media/knoten.webp`,
      authors: [{ name: 'Nele & Co', url: `${origin}/de/team/nele/1` }],
      categories: ['Sammlung'],
      published: Temporal.Instant.from('2026-11-21T00:00:00+01:00'),
      changed: Temporal.Instant.from('2026-11-21T12:30:00Z'),
    },
  ],
};

describe('a feed whose words hold everything an editor can type', () => {
  test('no word of it becomes an element, and no forbidden sign is left', () => {
    for (const xml of [rss(feed), atom(feed)]) {
      expect(xml).not.toMatch(/<script|<p>/);
      expect(xml).not.toContain('\u0007');
      expect(xml).toContain('Seil &amp; Tau &lt;script&gt;');
      expect(xml).toContain('&lt;p&gt;Zeile &amp;amp; Zeile');
      expectBalanced(xml);
    }
  });

  test('JSON gives the words back as they were', () => {
    expect(JSON.parse(jsonFeed(feed)).items[0].title).toBe(nasty);
  });
});

describe('what the W3C validator asks of RSS 2.0', () => {
  const xml = rss(feed);

  test('the feed names itself, items say whether their id is an address, dates are those of RFC 822', () => {
    expect(xml).toContain(`<atom:link href="${feed.self}" rel="self" type="application/rss+xml"/>`);
    expect(xml).toContain(`<guid isPermaLink="true">${origin}/de/mediathek-de/knoten/7</guid>`);
    expect(xml).toContain('<pubDate>Fri, 20 Nov 2026 23:00:00 GMT</pubDate>');
    expect(xml).toContain('<lastBuildDate>Sat, 21 Nov 2026 12:30:00 GMT</lastBuildDate>');
  });

  test('a name is no e-mail address', () => {
    expect(xml).not.toContain('<author>');
    expect(xml).toContain('<dc:creator>Nele &amp; Co</dc:creator>');
  });
});

test('Atom has an id, a title, a moment and an author everywhere RFC 4287 wants one', () => {
  const xml = atom(feed);
  const [head, entry] = xml.split('<entry>');
  for (const part of [head, entry])
    for (const name of ['id', 'title', 'updated', 'author']) expect(part).toMatch(new RegExp(`<${name}[ >]`));
  expect(entry).toContain('<title type="text">');
  expect(entry).toContain('<content type="html">');
  expect(xml).toContain('<updated>2026-11-21T12:30:00Z</updated>');
});

test('JSON Feed 1.1 has what it must have', () => {
  const json = JSON.parse(jsonFeed(feed));
  expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', feed_url: feed.self, language: 'de' });
  for (const item of json.items) {
    expect(typeof item.id).toBe('string');
    expect(item.content_html || item.content_text).toBeTruthy();
    expect(item.authors[0].name).toBe('Nele & Co');
    expect(Temporal.Instant.from(item.date_published).epochMilliseconds).toBeGreaterThan(0);
  }
});

describe('the text of an article in a feed', () => {
  const node = (model: string, fields: Record<string, unknown>) => ({ model, fields, columns: [] });

  test('plain fields are escaped', () => {
    const quote = node('quote', { content: { html: '', text: 'a < b' }, author: '<b>' });
    expect(articleHtml([quote], origin)).toBe('<blockquote><p>a &lt; b</p><footer>&lt;b&gt;</footer></blockquote>');
  });

  test('addresses of the house become absolute, others stay', () => {
    const html = '<p><a href="/de/besuch">Besuch</a> <a href="https://a.example/">dort</a></p>';
    const text = node('text', { content: { html } });
    expect(articleHtml([text], origin)).toContain(`href="${origin}/de/besuch"`);
    expect(articleHtml([text], origin)).toContain('href="https://a.example/"');
  });

  test('what stands in columns is in it, in their order; players are not', () => {
    const text = (words: string) => node('text', { content: { html: `<p>${words}</p>` } });
    const columns = [0, 1].map((index) => ({ index, units: 6, children: [text(String(index)), node('video', {})] }));
    const container = { ...node('container', {}), columns };
    expect(articleHtml([container as never], origin)).toBe('<p>0</p><p>1</p>');
  });
});

/** Every element that opens also closes, in order. */
function expectBalanced(xml: string): void {
  const open: string[] = [];
  for (const [, close, name, single] of xml.matchAll(/<(\/?)([a-z][\w:]*)[^<>]*?(\/?)>/gi)) {
    if (single) continue;
    if (close) expect(open.pop()).toBe(name);
    else open.push(name ?? '');
  }
  expect(open).toEqual([]);
}
