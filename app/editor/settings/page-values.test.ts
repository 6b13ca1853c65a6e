import { expect, test } from 'vitest';
import type { PageRecord } from '#app/collections/page/draft-payload.ts';
import { emptyValue, pagePatch, pageWith, valuesOfPage } from './page-values.ts';

// Proof: only the fields that a test is about are there.
const page = {
  id: 'p',
  title: { de: 'Besuch', en: 'Visit' },
  headline: {},
  in_menu: false,
  og_image: null,
  page_class: 'cc01',
  rev: 1,
} as PageRecord;

test('the settings of a page are kept as every draft is: shared values, and the words of each language', () => {
  expect(valuesOfPage(page)).toEqual({
    id: 'p',
    rev: 1,
    props: { in_menu: false, page_class: 'cc01' },
    i18n: { de: { title: 'Besuch' }, en: { title: 'Visit' } },
  });
});

test('a page with the values of its form keeps what no form writes, and what is emptied is empty', () => {
  const { in_menu: _, ...props } = valuesOfPage(page).props;
  const changed = pageWith(page, { props, i18n: { de: { title: 'Ihr Besuch' } } });
  expect(changed).toMatchObject({ id: 'p', in_menu: false, og_image: null, page_class: 'cc01', rev: 1 });
  expect(changed.title).toEqual({ de: 'Ihr Besuch', en: '' });
});

test('only what was changed is sent, and of words only the languages that were touched', () => {
  const body = { props: { in_menu: true }, i18n: { de: { title: 'Ihr Besuch' }, en: { headline: 'Hours' } } };
  expect(pagePatch(body)).toEqual({ in_menu: true, title: { de: 'Ihr Besuch' }, headline: { en: 'Hours' } });
});

test('an emptied text is empty, an emptied switch is off, and everything else is none', () => {
  expect(emptyValue({ lang: 'de', field: 'title' })).toBe('');
  expect(emptyValue({ lang: null, field: 'in_menu' })).toBe(false);
  expect(emptyValue({ lang: null, field: 'og_image' })).toBeNull();
});
