import { describe, expect, test } from 'vitest';
import { documentTitle } from '#app/collections/page/public/document-title.ts';
import { type HeadRequest, pageHead } from './head.ts';

const page = {
  title: 'Anfahrt',
  headline: '',
  meta_title: '',
  meta_description: 'So kommen Sie her.',
  og_title: '',
  og_description: '',
  og_type: '',
};
const request: HeadRequest = {
  page,
  locale: 'de',
  origin: 'https://reepwerk.example',
  siteName: 'Reepwerk – Museum & Bühne',
  alternates: { de: '/de/besuch/anfahrt', en: '/en/visit/getting-here' },
  image: '/media/og/1.de.png',
  graph: [],
  isHome: false,
};
const languagesOf = (head: object[]) => head.flatMap((tag) => ('hrefLang' in tag ? [tag.hrefLang] : []));
const contentOf = (head: object[], name: string) =>
  head.flatMap((tag) => ('property' in tag && tag.property === name && 'content' in tag ? [tag.content] : []))[0];

describe('languages of a page', () => {
  test('a page in one language only points to no other', () => {
    const head = pageHead({ ...request, alternates: { de: '/de/besuch/anfahrt' } });
    expect(languagesOf(head)).toEqual([]);
    expect(contentOf(head, 'og:locale:alternate')).toBeUndefined();
  });

  test('a page in both names both, itself included, and a default', () => {
    const head = pageHead(request);
    expect(languagesOf(head)).toEqual(['de', 'en', 'x-default']);
    expect(contentOf(head, 'og:locale:alternate')).toBe('en_GB');
  });

  test('the canonical address is absolute and without query', () => {
    expect(pageHead(request)).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://reepwerk.example/de/besuch/anfahrt',
    });
  });
});

describe('titles', () => {
  test('a page is named before the venue', () => {
    expect(documentTitle(request)).toBe('Anfahrt | Reepwerk – Museum & Bühne');
  });

  test('the home page without a title of its own is the venue', () => {
    expect(documentTitle({ ...request, isHome: true })).toBe('Reepwerk – Museum & Bühne');
  });

  test('a title for search engines comes first', () => {
    expect(documentTitle({ ...request, page: { ...page, meta_title: 'Wege zum Reepwerk' } })).toMatch(
      /^Wege zum Reepwerk \|/,
    );
  });
});

test('a shared card falls back from its own words to those of the page, and always has a picture', () => {
  const head = pageHead(request);
  expect(contentOf(head, 'og:title')).toBe('Anfahrt');
  expect(contentOf(head, 'og:description')).toBe('So kommen Sie her.');
  expect(contentOf(head, 'og:type')).toBe('website');
  expect(contentOf(head, 'og:image')).toBe('https://reepwerk.example/media/og/1.de.png');
});
