import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedNode } from '#app/cms/tree/stored-node-for-tests.ts';
import { columnsInOrder, moveTo } from '../commands/arrange.ts';
import { setHidden } from '../commands/hide.ts';
import { duplicate, insert, layout, remove } from '../commands/module-commands.ts';
import { setAt } from '../document/value-path.ts';
import { openEditor } from '../testing/editor-for-tests.ts';
import type { Editor } from './editor.ts';

const rich = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

function openPage(): Editor {
  const containers = ['a0', 'a1'].map((pos) =>
    storedNode({ model: 'container', pos, layout: '33-33-33', content_type: 'page', object_id: 'p' }),
  );
  const texts = containers.flatMap(({ id }, at) =>
    [0, 1, 2].map((column) =>
      storedNode({
        parent_id: id,
        column_index: column,
        i18n: { de: { content: rich(`de ${at}${column}`) }, en: { content: rich(`en ${at}${column}`) } },
      }),
    ),
  );
  return openEditor([...containers, ...texts]);
}

type Command = {
  kind: 'type' | 'insert' | 'remove' | 'duplicate' | 'move' | 'layout' | 'hide';
  which: number;
  where: number;
};

const command: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom('type', 'insert', 'remove', 'duplicate', 'move', 'layout', 'hide'),
  which: fc.nat(20),
  where: fc.nat(20),
});

function perform(editor: Editor, { kind, which, where }: Command, at: number): void {
  const all = editor.content.all().sort((one, other) => (one.id < other.id ? -1 : 1));
  const chosen = all[which % Math.max(1, all.length)];
  const columns = columnsInOrder(editor);
  const column = columns[where % Math.max(1, columns.length)];
  if (!chosen) return;
  if (kind === 'type' && chosen.model === 'text')
    editor.do('Text', [setAt(chosen, 'content', 'de', rich(`neu ${at}`))], { joins: false });
  if (kind === 'insert' && column) insert(editor, 'text', { ...column, after: null });
  if (kind === 'remove') remove(editor, chosen.id);
  if (kind === 'duplicate') duplicate(editor, chosen.id);
  if (kind === 'move' && column && chosen.parent_id) moveTo(editor, chosen.id, { ...column, after: null });
  if (kind === 'layout' && chosen.layout)
    layout(editor, chosen.id, (['100', '50-50', '33-33-33'] as const)[where % 3] ?? '100');
  if (kind === 'hide') setHidden(editor, chosen.id);
}

const picture = (editor: Editor) =>
  new Map(
    editor.content
      .all()
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((one) => [one.id, one]),
  );
const english = (editor: Editor) => JSON.stringify([...picture(editor).values()].map(({ id, i18n }) => [id, i18n.en]));

test('whatever one did, taking all of it back is the page as it was, and doing it again is the page as it became', () => {
  fc.assert(
    fc.property(fc.array(command, { minLength: 1, maxLength: 25 }), (commands) => {
      const editor = openPage();
      const before = picture(editor);
      const text = english(editor);
      for (const [at, one] of commands.entries()) perform(editor, one, at);
      const after = picture(editor);
      let steps = 0;
      while (editor.undo()) steps += 1;
      expect(picture(editor)).toEqual(before);
      expect(english(editor)).toBe(text);
      for (let step = 0; step < steps; step += 1) editor.redo();
      expect(picture(editor)).toEqual(after);
    }),
    { numRuns: 200 },
  );
}, 60_000);

test('every module stands in a column that exists, whatever was done', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 25 }), (commands) => {
      const editor = openPage();
      for (const [at, one] of commands.entries()) perform(editor, one, at);
      const places = new Set(columnsInOrder(editor).map(({ parent, column }) => `${parent}:${column}`));
      for (const { parent_id, column_index } of editor.content.all()) {
        if (parent_id) expect(places).toContain(`${parent_id}:${column_index}`);
      }
    }),
  );
}, 60_000);
