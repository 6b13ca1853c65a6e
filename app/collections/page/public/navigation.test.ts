import { expect, test } from 'vitest';
import { aroundOf } from './navigation.ts';
import type { IndexedPage, IndexedText } from './site-index.server.ts';

type Told = {
  parent?: string;
  form?: IndexedText['language_variant'];
  is_clickable?: boolean;
  locales?: ('de' | 'en')[];
};

/** The pages of a site as the index has them; a page is called as its address is. */
function variantsOn(told: Record<string, Told>, id: string, locale: 'de' | 'en' = 'de') {
  const pages = Object.entries(told).map(([name, { parent = null, form = null, is_clickable = true, locales }]) => {
    const text = (lang: 'de' | 'en'): IndexedText => ({
      url: `/${lang}/${name}`,
      title: name,
      menu_name: '',
      headline: '',
      in_menu: false,
      in_footer: false,
      is_clickable,
      is_landing_page: false,
      has_tab_navigation: false,
      language_variant: form,
      published_at: '2026-11-28T00:00:00Z',
    });
    const byLocale = Object.fromEntries((locales ?? ['de', 'en']).map((lang) => [lang, text(lang)]));
    return { id: name, parent_id: parent, position: name, byLocale } satisfies IndexedPage;
  });
  const children = Map.groupBy(pages, ({ parent_id }) => parent_id);
  const index = { pages: new Map(pages.map((page) => [page.id, page])), children };
  return aroundOf(index, id, locale).variants.map(({ form, url }) => `${form} ${url}`);
}

const visit: Record<string, Told> = {
  besuch: {},
  leicht: { parent: 'besuch', form: 'leichte_sprache', locales: ['de'] },
  gebaerdet: { parent: 'besuch', form: 'dgs' },
  preise: { parent: 'besuch' },
};

test('a page without other forms leads to none, nor does one beside or below it', () => {
  expect(variantsOn(visit, 'preise')).toEqual([]);
  expect(variantsOn({ ...visit, unten: { parent: 'preise' } }, 'unten')).toEqual([]);
});

test('what is offline in a language, or a mere name in the menu, is no other form', () => {
  expect(variantsOn(visit, 'besuch', 'en')).toEqual(['dgs /en/gebaerdet']);
  expect(variantsOn({ ...visit, gebaerdet: { parent: 'besuch', form: 'dgs', is_clickable: false } }, 'besuch')).toEqual(
    ['leichte_sprache /de/leicht'],
  );
});

test('a page leads to its other forms, and each of them back and to the others', () => {
  expect(variantsOn(visit, 'besuch')).toEqual(['leichte_sprache /de/leicht', 'dgs /de/gebaerdet']);
  expect(variantsOn(visit, 'leicht')).toEqual(['everyday /de/besuch', 'dgs /de/gebaerdet']);
});

test('a page in Leichte Sprache that stands by itself leads nowhere', () => {
  expect(variantsOn({ leicht: { form: 'leichte_sprache' } }, 'leicht')).toEqual([]);
});
