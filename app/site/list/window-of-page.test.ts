import { expect, test } from 'vitest';
import siteConfig from '#site-config';
import { windowOfPage } from './window-of-page.server.ts';

const site = siteConfig.name.de;
const head = [{ title: `Programm | ${site}` }, { name: 'description', content: 'Was läuft.' }];

test('the window of a further page says which it is', () => {
  const [title, ...others] = windowOfPage(head, { page: 2, pages: 14, locale: 'de' });
  expect(title).toEqual({ title: `Programm, Seite 2 von 14 | ${site}` });
  expect(others).toEqual(head.slice(1));
});

test('the first page is called as the list is, and a list named as the venue keeps both', () => {
  expect(windowOfPage(head, { page: 1, pages: 14, locale: 'de' })).toEqual(head);
  const [title] = windowOfPage([{ title: site }], { page: 3, pages: 4, locale: 'de' });
  expect(title).toEqual({ title: `${site}, Seite 3 von 4 | ${site}` });
});
