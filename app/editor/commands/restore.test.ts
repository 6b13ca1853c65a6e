import { expect, test } from 'vitest';
import { storedNode } from '#app/cms/tree/stored-node-for-tests.ts';
import type { Editor } from '../core/editor.ts';
import { openEditor } from '../testing/editor-for-tests.ts';
import { undo } from './module-commands.ts';
import { restoreModules } from './restore.ts';

const box = storedNode({ model: 'container', pos: 'a0', layout: '100', content_type: 'page', object_id: 'p' });
const first = storedNode({ parent_id: box.id, column_index: 0, pos: 'a0' });
const last = storedNode({ parent_id: box.id, column_index: 0, pos: 'a2' });

const order = (editor: Editor) => editor.content.children(box.id, 0).map(({ id }) => id);

test('what is still there is not brought back a second time', () => {
  const editor = openEditor([box, first, last]);
  restoreModules(editor, [first]);
  expect(order(editor)).toEqual([first.id, last.id]);
  expect(editor.timeline.state.get().done).toEqual([]);
});

test('a deleted module stands where it stood, or in the last column there is, and undo takes it away again', () => {
  const editor = openEditor([box, first, last]);
  const between = storedNode({ parent_id: box.id, column_index: 0, pos: 'a1' });
  restoreModules(editor, [between]);
  expect(order(editor)).toEqual([first.id, between.id, last.id]);
  expect(editor.interaction.selected.get()).toBe(between.id);
  undo(editor);
  expect(order(editor)).toEqual([first.id, last.id]);
  const third = storedNode({ parent_id: box.id, column_index: 2, pos: 'a0' });
  restoreModules(editor, [third]);
  expect(order(editor)).toContain(third.id);
});

test('a deleted container comes back with what it held', () => {
  const editor = openEditor([box]);
  const gone = storedNode({ model: 'container', pos: 'a1', layout: '100', content_type: 'page', object_id: 'p' });
  const held = storedNode({ parent_id: gone.id, column_index: 0, pos: 'a0' });
  restoreModules(editor, [gone, held]);
  expect(editor.content.children(null).map(({ id }) => id)).toEqual([box.id, gone.id]);
  expect(editor.content.children(gone.id, 0).map(({ id }) => id)).toEqual([held.id]);
});
