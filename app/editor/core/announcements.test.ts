import { expect, test } from 'vitest';
import { storedNode } from '#app/cms/tree/stored-node-for-tests.ts';
import { move, pasteModules } from '../commands/arrange.ts';
import { setHidden } from '../commands/hide.ts';
import { beginPage, duplicate, layout, redo, remove, undo } from '../commands/module-commands.ts';
import { openEditor } from '../testing/editor-for-tests.ts';

const box = storedNode({ model: 'container', pos: 'a0', layout: '50-50', content_type: 'page', object_id: 'p' });
const first = storedNode({ parent_id: box.id, column_index: 0, pos: 'a0' });
const second = storedNode({ parent_id: box.id, column_index: 0, pos: 'a1' });

test('every command says what was done and where, and hiding says it for the language on screen', () => {
  const editor = openEditor([box, first, second]);
  const said = (command: () => unknown) => {
    command();
    return editor.interaction.announcement.get();
  };
  expect(said(() => duplicate(editor, first.id))).toBe('Text dupliziert: Bereich 1, Spalte 1, Position 2 von 3');
  expect(said(() => remove(editor, second.id))).toBe('Text gelöscht: Bereich 1, Spalte 1, Position 3 von 3');
  expect(said(() => setHidden(editor, first.id))).toBe('Text ausgeblendet: Bereich 1, Spalte 1, Position 1 von 2');
  expect(said(() => setHidden(editor, first.id))).toBe('Text eingeblendet: Bereich 1, Spalte 1, Position 1 von 2');
  expect(said(() => move(editor, first.id, 1))).toBe('Text verschoben: Bereich 1, Spalte 1, Position 2 von 2');
  expect(said(() => layout(editor, box.id, '67-33'))).toBe('Bereich 1: 67-33');
});

test('what an undone or repeated step takes away gives the choice to its neighbour', () => {
  const editor = openEditor([box, first, second]);
  remove(editor, first.id);
  undo(editor);
  expect(editor.interaction.selected.get()).toBe(first.id);
  redo(editor);
  expect(editor.interaction.selected.get()).toBe(second.id);
  duplicate(editor, second.id);
  undo(editor);
  expect(editor.interaction.selected.get()).toBe(second.id);
});

test('a page with containers is not begun again; an empty one begins with what is pasted', () => {
  expect(beginPage(openEditor([box]))).toBeNull();
  const editor = openEditor([]);
  pasteModules(editor, [first]);
  expect(editor.content.all().map(({ model, parent_id }) => [model, parent_id === null])).toEqual([
    ['container', true],
    ['text', false],
  ]);
  expect(editor.interaction.announcement.get()).toBe('Text eingefügt: Bereich 1, Spalte 1, Position 1 von 1');
});

test('a whole container can be pasted onto an empty page without another one around it', () => {
  const editor = openEditor([]);
  pasteModules(editor, [box, first, second]);
  expect(editor.content.all().map(({ model }) => model)).toEqual(['container', 'text', 'text']);
});
