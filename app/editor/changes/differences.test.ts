import { beforeEach, expect, test } from 'vitest';
import type { ModuleNode } from '#app/cms/node.ts';
import { storedNode } from '#app/cms/tree/stored-node-for-tests.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js';
import { differencesOf } from './differences.ts';

beforeEach(() => overwriteGetLocale(() => 'de'));

const [boat, rope] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

function picture(media: string, words: Record<string, string>): ModuleNode {
  return storedNode({ id: 'm', model: 'image', props: { image: { media } }, i18n: { de: { image: words } } });
}

function said(old: ModuleNode, now: ModuleNode, locale: Locale = 'de') {
  const change = { module: 'm', model: 'image', kind: 'changed', fields: ['image'] } as const;
  return differencesOf({ ...change, fields: [...change.fields] }, old, now, locale).map(
    ({ label, words, isInvisible }) => [label, words?.map(({ kind, text }) => `${kind} ${text}`) ?? null, isInvisible],
  );
}

test('another alternative text is called so, in both languages, and nobody sees it on the page', () => {
  const [old, now] = [picture(boat, { alt: 'Boot' }), picture(boat, { alt: 'Kahn' })];
  expect(said(old, now)).toEqual([['Alternativtext', ['removed Boot', 'added Kahn'], true]]);
  overwriteGetLocale(() => 'en');
  expect(said(old, now)).toMatchObject([['Alternative text', expect.any(Array), true]]);
});

test('another picture is the picture, and its caption is named apart from its alternative text', () => {
  const old = picture(boat, { alt: 'Boot', caption: 'Am Kai' });
  expect(said(old, picture(rope, { alt: 'Boot', caption: 'Am Kai' }))).toEqual([['Bild', null, false]]);
  expect(said(old, picture(rope, { alt: 'Tau' })).map(([label]) => label)).toEqual([
    'Bild',
    'Alternativtext',
    'Bildunterschrift',
  ]);
});

test('what the other language says is no difference here', () => {
  const old = picture(boat, { alt: 'Boot' });
  expect(locales.map((locale) => said(old, picture(boat, { alt: 'Kahn' }), locale).length)).toEqual([1, 0]);
});
