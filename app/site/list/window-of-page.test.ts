import { expect, test } from 'vitest';
import siteConfig from '#site-config';
import { windowOfPage } from './window-of-page.server.ts';

const site = siteConfig.name.de;
const head = [{ title: `Programm | ${site}` }, { name: 'description', content: 'Was läuft.' }];
const query = new URLSearchParams('page=2');

test('the window of a further page says which it is', () => {
  const [title, ...others] = windowOfPage(head, { page: 2, pages: 14, locale: 'de', query });
  expect(title).toEqual({ title: `Programm, Seite 2 von 14 | ${site}` });
  expect(others).toEqual(head.slice(1));
});

test('the first page is called as the list is, and a list named as the venue keeps both', () => {
  expect(windowOfPage(head, { page: 1, pages: 14, locale: 'de', query })).toEqual(head);
  const [title] = windowOfPage([{ title: site }], { page: 3, pages: 4, locale: 'de', query });
  expect(title).toEqual({ title: `${site}, Seite 3 von 4 | ${site}` });
});

test('a page beyond the last is missing, and a list of nothing has one page', () => {
  for (const pages of [0, 1, 14])
    expect(() => windowOfPage(head, { page: pages + 2, pages, locale: 'de', query })).toThrow();
  expect(windowOfPage(head, { page: 1, pages: 0, locale: 'de', query })).toEqual(head);
});

test('a further page is kept by search engines at its own address, a filtered one stands for the whole list', () => {
  const links = [
    { tagName: 'link' as const, rel: 'canonical', href: 'https://museum.example/de/programm' },
    { tagName: 'link' as const, rel: 'alternate', hrefLang: 'en', href: 'https://museum.example/en/events' },
  ];
  const page = { page: 2, pages: 14, locale: 'de' as const };
  expect(windowOfPage(links, { ...page, query })).toEqual([
    { tagName: 'link', rel: 'canonical', href: 'https://museum.example/de/programm?page=2' },
  ]);
  expect(windowOfPage(links, { ...page, query: new URLSearchParams('room=69&page=2') })).toEqual(links);
});
