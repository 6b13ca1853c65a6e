import { expect, test } from 'vitest';
import type { ModuleNode } from '#app/cms/node.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import { memoryJournal } from '#app/drafting/journal.ts';
import { insert, redoTo, remove, undo, undoTo } from '../commands/module-commands.ts';
import { stepPlace } from '../commands/step-place.ts';
import type { Step } from '../history/step.ts';
import { Editor } from './editor.ts';

const container = { id: 'box', model: 'container', parent_id: null, column_index: 0, pos: 'a0', layout: '100' };
const rest = { slug: null, content_type: 'page', object_id: 'p', i18n: {}, hidden_in: [], schema_version: 1, rev: 1 };

/** Five steps: the class of one container is written letter by letter. */
function afterFiveSteps(): Editor {
  const payload = {
    owner: { type: 'page', id: 'p', title: {}, slots: null, form: null },
    page: { id: 'p' },
    locale: 'de',
    nodes: [{ ...container, ...rest, props: { name: '' } }] as unknown as ModuleNode[],
    ...{
      media: [],
      addresses: {},
      changed: { de: 0, en: 0 },
      live: { de: { same: [], changed: [] }, en: { same: [], changed: [] } },
      permissions: {},
    },
  } as unknown as DraftPayload;
  const editor = new Editor({
    payload,
    transport: { send: async () => ({ status: 0 }) } as never,
    journal: memoryJournal(),
  });
  for (const after of ['a', 'ab', 'abc', 'abcd', 'abcde']) {
    const before = nameOf(editor);
    editor.do(after, [{ kind: 'set', id: 'box', part: 'props', field: 'name', before, after }], { joins: false });
  }
  return editor;
}

const nameOf = ({ content }: Editor) => content.get('box')?.props.name;
const seqOf = ({ timeline }: Editor, label: string) => {
  const { done, undone } = timeline.state.get();
  return [...done, ...undone].find((step) => step.label === label)?.seq ?? Number.NaN;
};

test('a step says which module it is about and where that stands, also when it is gone', () => {
  const editor = afterFiveSteps();
  const content = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Die Fähre fährt.' }] }],
  };
  const id = insert(editor, 'text', { parent: 'box', column: 0, after: null }, { texts: { content } }) ?? '';
  const last = () => editor.timeline.state.get().done.at(-1) as Step;
  expect(stepPlace(editor, last())).toBe('Text: Die Fähre fährt., Bereich 1 › Spalte 1');
  remove(editor, id);
  expect(stepPlace(editor, last())).toBe('Text: Die Fähre fährt., Bereich 1 › Spalte 1');
  undo(editor);
  expect(editor.interaction.announcement.get()).toBe(
    'Rückgängig: Text löschen · Text: Die Fähre fährt., Bereich 1 › Spalte 1',
  );
});

test('a step chosen from the list is taken back with everything after it, and said once', () => {
  const editor = afterFiveSteps();
  undoTo(editor, seqOf(editor, 'abc'));
  expect(nameOf(editor)).toBe('ab');
  expect(editor.interaction.announcement.get()).toContain('abc');
});

test('a step that was taken back is done again with everything before it, and no more', () => {
  const editor = afterFiveSteps();
  undoTo(editor, seqOf(editor, 'a'));
  expect(nameOf(editor)).toBe('');
  redoTo(editor, seqOf(editor, 'abcd'));
  expect(nameOf(editor)).toBe('abcd');
  expect(editor.timeline.state.get().undone.map(({ label }) => label)).toEqual(['abcde']);
});
