import { describe, expect, test } from 'vitest';
import { atomFindings, jsonFeedFindings, rssFindings } from '#tests/support/feed-rules.ts';
import { atom } from './atom.ts';
import type { Feed, FeedItem } from './feed.ts';
import { feedHtml } from './feed-html.ts';
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
    }
    expect(atom(feed)).toContain('<title type="text">');
  });

  test('JSON gives the words back as they were', () => {
    expect(JSON.parse(jsonFeed(feed)).items[0].title).toBe(nasty);
  });
});

describe('what each format asks of a feed', () => {
  const [item] = feed.items as [FeedItem];
  const bare = { ...item, url: `${item.url}1`, summary: '', html: '', image: null, authors: [], categories: [] };
  const feeds = { full: feed, empty: { ...feed, description: '', items: [] }, bare: { ...feed, items: [item, bare] } };

  test('planted faults are found', () => {
    const twice = { ...feed, page: '/de', items: [item, { ...item, url: 'knoten' }, item] };
    expect(rssFindings(rss(twice)).length).toBeGreaterThan(2);
    expect(atomFindings(atom(twice)).length).toBeGreaterThan(2);
    expect(jsonFeedFindings(jsonFeed(twice)).length).toBeGreaterThan(2);
    expect(rssFindings(rss(feed).replace(/<title>.*?<\/title>/, ''))).toEqual(['channel: 0 times title']);
    expect(atomFindings(atom(feed).replaceAll(/<updated>.*?<\/updated>/g, '')).length).toBe(2);
    expect(() => rssFindings(rss(feed).replace('</item>', ''))).toThrow();
    expect(() => rssFindings(rss(feed).replace('&amp;', '&'))).toThrow();
  });

  test.each(Object.entries(feeds))('a feed that is %s has it in all three', (_, one) => {
    expect(rssFindings(rss(one))).toEqual([]);
    expect(atomFindings(atom(one))).toEqual([]);
    expect(jsonFeedFindings(jsonFeed(one))).toEqual([]);
  });
});

test('what is dated by its day carries that day in every format', () => {
  expect(atom(feed)).toContain('<published>2026-11-21T00:00:00+01:00</published>');
  expect(JSON.parse(jsonFeed(feed)).items[0].date_published).toBe('2026-11-21T00:00:00+01:00');
});

describe('what the W3C validator asks of RSS 2.0', () => {
  const xml = rss(feed);

  test('the feed names itself, items say whether their id is an address, dates are those of RFC 822', () => {
    expect(xml).toContain(`<atom:link href="${feed.self}" rel="self" type="application/rss+xml"/>`);
    expect(xml).toContain(`<guid isPermaLink="true">${origin}/de/mediathek-de/knoten/7</guid>`);
    expect(xml).toContain('<pubDate>Sat, 21 Nov 2026 00:00:00 +0100</pubDate>');
    expect(xml).toContain('<lastBuildDate>Sat, 21 Nov 2026 13:30:00 +0100</lastBuildDate>');
  });

  test('a name is no e-mail address', () => {
    expect(xml).not.toContain('<author>');
    expect(xml).toContain('<dc:creator>Nele &amp; Co</dc:creator>');
  });
});

describe('the text of an article in a feed', () => {
  const node = (model: string, fields: Record<string, unknown>) => ({ model, fields, columns: [] });

  test('plain fields are escaped', () => {
    const quote = node('quote', { content: { html: '', text: 'a < b' }, author: '<b>' });
    expect(feedHtml([quote], origin)).toBe('<blockquote><p>a &lt; b</p><footer>&lt;b&gt;</footer></blockquote>');
  });

  test('addresses of the site become absolute, others stay', () => {
    const html = '<p><a href="/de/besuch">Besuch</a> <a href="https://a.example/">dort</a></p>';
    const text = node('text', { content: { html } });
    expect(feedHtml([text], origin)).toContain(`href="${origin}/de/besuch"`);
    expect(feedHtml([text], origin)).toContain('href="https://a.example/"');
  });

  test('whatever an article is made of is in it, not four modules only', () => {
    const picture = { src: '/media/1.jpg', alt: 'Ein Tau', caption: '', credit: 'Nele' };
    const figure = `<figure><img src="${origin}/media/1.jpg" alt="Ein Tau"><figcaption>Nele</figcaption></figure>`;
    const link = { href: '/de/besuch', external: false, title: 'Besuch' };
    const children = (...rows: Record<string, unknown>[]) => rows.map((row, at) => ({ _key: String(at), ...row }));
    const written = (model: string, fields: Record<string, unknown>) => feedHtml([node(model, fields)], origin);
    expect(written('image-list', { children: children({ image: picture }) })).toBe(figure);
    expect(written('image-alias', { image: picture, description: '' })).toBe(figure);
    expect(written('two-columns', { image: picture, text: { html: '<p>Hanf</p>' } })).toBe(`${figure}<p>Hanf</p>`);
    expect(written('link', { link, link_text: '' })).toBe(`<p><a href="${origin}/de/besuch">Besuch</a></p>`);
    expect(written('facts', { headline: '', children: children({ label: 'Länge', value: '12 m' }) })).toBe(
      '<dl><dt>Länge</dt><dd>12 m</dd></dl>',
    );
    const questions = children({ question: 'Wie lang?', answer: { html: '<p>Sehr.</p>' } });
    expect(written('faq', { headline: { html: '', text: 'Fragen' }, children: questions })).toBe(
      '<h2>Fragen</h2><h3>Wie lang?</h3><p>Sehr.</p>',
    );
    const files = children({ title: 'Plan', file: { src: '/media/plan.pdf', name: 'plan.pdf' } });
    expect(written('download-list', { children: files })).toBe(
      `<ul><li><a href="${origin}/media/plan.pdf">Plan</a></li></ul>`,
    );
    const chapters = children({ headline: { html: '', text: 'Eins' }, text: 'Vom Hanf', note: '', link });
    expect(written('chapter-list', { children: chapters })).toBe(
      `<ul><li><a href="${origin}/de/besuch">Eins</a>: Vom Hanf</li></ul>`,
    );
  });

  test('what stands in columns is in it, in their order; players are not', () => {
    const text = (words: string) => node('text', { content: { html: `<p>${words}</p>` } });
    const columns = [0, 1].map((index) => ({ index, units: 6, children: [text(String(index)), node('video', {})] }));
    const container = { ...node('container', {}), columns };
    expect(feedHtml([container as never], origin)).toBe('<p>0</p><p>1</p>');
  });
});
