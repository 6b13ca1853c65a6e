import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap-xml.ts';

const origin = 'https://reepwerk.example';

test('a page in one language stands alone', () => {
  const xml = sitemapXml([{ urls: { de: '/de/stellen' }, changed: {} }], origin);
  expect(xml).toContain('<loc>https://reepwerk.example/de/stellen</loc>');
  expect(xml).not.toContain('hreflang=');
});

test('a page in both languages is listed twice, each naming both and the default', () => {
  const xml = sitemapXml([{ urls: { de: '/de', en: '/en' }, changed: { de: '2026-11-21T12:00:00Z' } }], origin);
  expect(xml.match(/<loc>/g)).toHaveLength(2);
  expect(xml.match(/hreflang="x-default" href="https:\/\/reepwerk.example\/de"/g)).toHaveLength(2);
  expect(xml.match(/<lastmod>/g)).toHaveLength(1);
});

test('signs with a meaning in XML are escaped', () => {
  expect(sitemapXml([{ urls: { de: '/de/a&b' }, changed: {} }], origin)).toContain('/de/a&amp;b');
});
