import { expect, test } from 'vitest';
import { ShownValues } from './shown-values.ts';

const title = { lang: 'de', field: 'content' } as const;

/** A screen on which one text after the other has stood in a field. */
function screenWith(...texts: string[]): ShownValues {
  const shown = new ShownValues();
  for (const [at, after] of texts.slice(1).entries())
    shown.add({ kind: 'set', id: 'm', part: 'de', field: 'content', before: texts[at], after });
  return shown;
}

test('a text that never stood here was not written on', () => {
  const shown = screenWith('Seil', 'Seil und Knoten');
  expect(shown.hasFollowed('m', title, { later: 'Seil und Knoten', earlier: 'Tau' })).toBe(false);
  expect(shown.hasFollowed('m', title, { later: 'Tau', earlier: 'Seil' })).toBe(false);
  expect(shown.hasFollowed('m', { lang: 'en', field: 'content' }, { later: 'Seil und Knoten', earlier: 'Seil' })).toBe(
    false,
  );
});

test('an earlier text does not follow a later one, unless it was written again', () => {
  expect(screenWith('Seil', 'Tau').hasFollowed('m', title, { later: 'Seil', earlier: 'Tau' })).toBe(false);
  expect(screenWith('Seil', 'Tau', 'Seil').hasFollowed('m', title, { later: 'Seil', earlier: 'Tau' })).toBe(true);
});

test('what a colleague has taken back after the server had more is theirs to say', () => {
  const shown = screenWith('Seil', 'Seil und Knoten', 'Seil und Knoten, neu');
  shown.settle('m', { i18n: { de: { content: 'Seil und Knoten' } } }, 4);
  const values = { later: 'Seil und Knoten, neu', earlier: 'Seil' };
  expect(shown.hasFollowed('m', title, { ...values, rev: 5 })).toBe(false);
  // The same answer given before the server had more says nothing of a colleague.
  expect(shown.hasFollowed('m', title, { ...values, rev: 3 })).toBe(true);
});

test('every text between the first and the last was written on by the last', () => {
  const shown = screenWith('', 'S', 'Se', 'Seil');
  for (const earlier of ['', 'S', 'Se'])
    expect(shown.hasFollowed('m', title, { later: 'Seil', earlier, rev: 1 })).toBe(true);
});
