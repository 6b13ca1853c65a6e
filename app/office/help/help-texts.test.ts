import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allCollections } from '#app/collections/registry.ts';
import { locales } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';
import { helpFor, helpNames, helpScreen } from './help-pages.ts';
import { helpText } from './help-texts.server.ts';

const messagesFolder = join(import.meta.dirname, '../../i18n/messages');
const pages = locales.flatMap((locale) => helpNames.map((name) => ({ locale, name })));

test('every page of the help has a file in both languages, and no file is left over', () => {
  const wanted = pages.map(({ locale, name }) => `${name}.${locale}.md`);
  expect(readdirSync(join(import.meta.dirname, 'texts')).sort()).toEqual(wanted.sort());
});

test('every page of the help shows its screen once, with words for those who do not see it', () => {
  const wanted = pages.map(({ locale, name }) => `${name}.${locale}.webp`);
  expect(readdirSync(join(import.meta.dirname, 'pictures')).sort()).toEqual(wanted.sort());
  for (const { locale, name } of pages) {
    const { title, summary, html } = helpText(name, locale);
    expect([name, title.length > 3, summary.length > 20]).toEqual([name, true, true]);
    expect([name, html.match(/<img src="[^"]+\.webp" alt="[^"]{20,}"/g)?.length]).toEqual([name, 1]);
  }
});

test('what the help sets in bold are words that stand on the screens', () => {
  const words = { de: allMessages('de'), en: allMessages('en') };
  const strange = pages.flatMap(({ locale, name }) =>
    [...helpText(name, locale).html.matchAll(/<strong>([^<]+)<\/strong>/g)].flatMap(([, bold = '']) =>
      words[locale].some((each) => each.includes(bold.toLowerCase())) ? [] : [`${name}.${locale}: ${bold}`],
    ),
  );
  expect(strange).toEqual([]);
});

test('every screen of the office leads to a page of the help about it', () => {
  expect(helpFor('/de/office')).toBe('overview');
  expect(helpFor('/de/office/event')).toBe('list');
  expect(helpFor('/en/office/event/17')).toBe('event');
  expect(helpFor('/en/office/event/17/series')).toBe('series');
  expect(helpFor('/de/office/form/3')).toBe('form');
  expect(helpFor('/de/office/delete/event/0191')).toBe('delete');
  expect(helpFor('/de/office/team/0191')).toBe('team');
  expect(helpFor('/de/office/constructor')).toBe('overview');
  for (const { type } of allCollections) expect(['list', 'form']).toContain(helpFor(urls.officeArea('de', type)));
  for (const name of helpNames) {
    const screen = helpScreen(name, 'de');
    if (screen?.startsWith(urls.office('de'))) expect(helpFor(screen)).toBe(name);
  }
});

/** Everything the interface says in a language, in small letters and without what is filled in. */
function allMessages(locale: string): string[] {
  return readdirSync(messagesFolder)
    .filter((file) => file.endsWith(`.${locale}.json`))
    .flatMap((file) => textsIn(JSON.parse(readFileSync(join(messagesFolder, file), 'utf8'))))
    .map((text) => text.replace(/\{\w+\}/g, '…').toLowerCase());
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
