import { expect, test } from 'vitest';
import type { PageRecord } from '#app/collections/page/draft-payload.ts';
import { changesOf, clashesOf, laidOver, withTheirs } from './page-draft.ts';

// Proof: only the fields that a test is about are there.
const page = (part: Partial<PageRecord>) =>
  ({
    title: { de: 'Besuch', en: 'Visit' },
    headline: {},
    in_menu: false,
    page_class: 'cc01',
    rev: 1,
    ...part,
  }) as PageRecord;

const base = page({});

test('what two people wrote in different fields, or in different languages of one, is no question', () => {
  const mine = changesOf(base, page({ title: { de: 'Ihr Besuch', en: 'Visit' } }));
  const theirs = page({ title: { de: 'Besuch', en: 'Your visit' }, in_menu: true, rev: 2 });
  expect(clashesOf(base, theirs, mine)).toEqual([]);
  expect(laidOver(theirs, mine)).toMatchObject({
    title: { de: 'Ihr Besuch', en: 'Your visit' },
    in_menu: true,
    rev: 2,
  });
});

test('two people who wrote the same are of one mind', () => {
  const same = page({ title: { de: 'Willkommen', en: 'Visit' }, in_menu: true });
  expect(clashesOf(base, same, changesOf(base, same))).toEqual([]);
});

test('each field that both wrote is asked about on its own, with both answers', () => {
  const mine = changesOf(base, page({ title: { de: 'Mein', en: 'Mine' }, page_class: 'cc02' }));
  const theirs = page({ title: { de: 'Annas', en: 'Visit' }, page_class: 'cc03', rev: 2 });
  expect(clashesOf(base, theirs, mine)).toEqual([
    { name: 'title', lang: 'de', mine: 'Mein', theirs: 'Annas' },
    { name: 'page_class', lang: null, mine: 'cc02', theirs: 'cc03' },
  ]);
});

test('taking the other answer to one question leaves the other language and the other questions as they are', () => {
  const theirs = page({ title: { de: 'Annas', en: 'Visit' }, page_class: 'cc03', rev: 2 });
  const merged = laidOver(theirs, { title: { de: 'Mein', en: 'Mine' }, page_class: 'cc02' });
  const taken = withTheirs(merged, { name: 'title', lang: 'de', mine: 'Mein', theirs: 'Annas' });
  expect(changesOf(theirs, taken)).toEqual({ title: { en: 'Mine' }, page_class: 'cc02' });
});
