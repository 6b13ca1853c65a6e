import { expect, test } from 'vitest';
import { storedNode } from '#app/cms/tree/stored-node-for-tests.ts';
import { openEditor } from '../testing/editor-for-tests.ts';
import { removeMany } from './many-actions.ts';

const nodes = [
  storedNode({ id: 'container', model: 'container', layout: '100', content_type: 'page', object_id: 'p' }),
  storedNode({ id: 'first', parent_id: 'container' }),
  storedNode({ id: 'second', parent_id: 'container' }),
];

test('several modules with a colleague writing in one of them are deleted only when that is meant, all in one step', () => {
  const editor = openEditor(nodes);
  editor.interaction.writers.set(new Map([['second', 'Anna']]));
  removeMany(editor, ['first', 'second']);
  expect(editor.content.all()).toHaveLength(3);
  expect(editor.interaction.doubted.get()).toMatchObject({ id: 'second', writer: 'Anna' });
  editor.interaction.doubted.get()?.go();
  expect(editor.content.all().map(({ id }) => id)).toEqual(['container']);
  editor.undo();
  expect(editor.content.all()).toHaveLength(3);
});
