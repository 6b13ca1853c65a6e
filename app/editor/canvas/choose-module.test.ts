import { expect, test } from 'vitest';
import type { ModuleNode } from '#app/cms/node.ts';
import { Content } from '../document/content.ts';
import { choiceMessage } from './choose-module.ts';

const rest = { column_index: 0, slug: null, hidden_in: [], schema_version: 1, rev: 1, props: {} };
const words = 'Das Haus ist 312 Meter lang und hat einen Eingang. Er liegt am Kopfhaus.';
const paragraph = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] };
const nodes = [
  { ...rest, id: 'box', model: 'container', parent_id: null, pos: 'a0', layout: '50-50', i18n: {} },
  { ...rest, id: 'text', model: 'text', parent_id: 'box', pos: 'a0', i18n: { de: { content: paragraph } } },
  { ...rest, id: 'line', model: 'headline', parent_id: 'box', pos: 'a1', i18n: {} },
] as unknown as ModuleNode[];
const editor = { content: new Content(nodes), context: { locale: 'de' } } as Parameters<typeof choiceMessage>[0];

test('says nothing of a module that is gone', () => {
  expect(choiceMessage(editor, 'gone')).toBe('');
});

test('names what was chosen by key, where it stands and how it begins', () => {
  const start = 'Das Haus ist 312 Meter lang und hat einen Eingang. Er liegt ';
  expect(choiceMessage(editor, 'text')).toBe(`Text, Bereich 1, Spalte 1, Position 1 von 2: ${start}`);
  expect(choiceMessage(editor, 'line')).toBe('Überschrift, Bereich 1, Spalte 1, Position 2 von 2');
  expect(choiceMessage(editor, 'box')).toBe('Bereich 1, Position 1 von 1');
});
