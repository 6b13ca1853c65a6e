import { expect, test } from 'vitest';
import { onlyCopied } from '#app/cms/checks/untranslated.ts';
import { emptyNode, type ModuleNode } from '#app/cms/node.ts';
import { getModule } from '#app/modules/registry.ts';
import { nextOpen, translationRows } from './translation-rows.ts';

const line = (text: string) => ({ type: 'doc', content: [{ type: 'text', text }] });
const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const node = (id: string, model: string, i18n: ModuleNode['i18n']): ModuleNode => ({
  ...emptyNode(definitionOf(model), { id, at: { parent: null, column: 0 } }),
  i18n,
});

function definitionOf(model: string) {
  const definition = getModule(model);
  if (!definition) throw new Error(`There is no module "${model}".`);
  return definition;
}

const title = node('title', 'headline', { de: { content: line('Besuch') }, en: { content: line('Visit') } });
const text = node('text', 'text', { de: { content: paragraph('Hier.') }, en: {} });
const empty = node('empty', 'text', { de: {}, en: {} });
const row = node('part', 'container', { de: {}, en: {} });

test('what has no words in either language is no row', () => {
  expect(translationRows([row, empty], [], 'en')).toEqual([]);
});

test('words that are missing on one side are open there, and not on the other', () => {
  expect(translationRows([title, text], [], 'en').map(({ id, state, path }) => [id, state, path])).toEqual([
    ['title', 'done', null],
    ['text', 'missing', 'content'],
  ]);
  expect(translationRows([text], [], 'de').map(({ state }) => state)).toEqual(['done']);
});

test('what is hidden in a language is not to be translated into it', () => {
  expect(translationRows([{ ...text, hidden_in: ['en'] }], [], 'en')).toEqual([]);
});

test('a copy weighs more than a source that has changed, in its own language alone', () => {
  const changed = { module: 'title', field: 'content', locale: 'en', source: line('Besuche') } as const;
  const copied = { ...changed, source: onlyCopied };
  const stateOf = (...found: (typeof changed | typeof copied)[]) => translationRows([title], found, 'en')[0]?.state;
  expect([stateOf(), stateOf(changed), stateOf(copied)]).toEqual(['done', 'changed', 'copied']);
  expect(translationRows([title], [copied], 'de')[0]?.state).toBe('done');
});

test('one goes on with the next open module, behind the last one from the top again, until none is left', () => {
  const [done, open, last] = translationRows([title, text, { ...text, id: 'last' }], [], 'en');
  if (!done || !open || !last) throw new Error('Three modules have words.');
  const rows = [done, open, last];
  expect(nextOpen(rows, null)?.id).toBe('text');
  expect(nextOpen(rows, 'text')?.id).toBe('last');
  expect(nextOpen(rows, 'last')?.id).toBe('text');
  expect(nextOpen([done, open], 'text')?.id).toBe('text');
  expect(nextOpen([done], null)).toBeNull();
});
