import { expect, test } from 'vitest';
import type { ModuleNode } from '#app/cms/node.ts';
import { storedNode } from '#app/cms/tree/stored-node-for-tests.ts';
import type { Entry } from '#app/drafting/entry.ts';
import { memoryJournal } from '#app/drafting/journal.ts';
import type { Answer } from '#app/drafting/transport.ts';
import { remove } from '../commands/module-commands.ts';
import { insertAnew } from '../commands/settle-conflict.ts';
import { Editor } from '../core/editor.ts';
import { setAt } from '../document/value-path.ts';
import { draftOf } from '../testing/editor-for-tests.ts';

const container = storedNode({
  id: 'container',
  model: 'container',
  layout: '50-50',
  content_type: 'page',
  object_id: 'p',
});
const text = storedNode({ id: 'text', parent_id: 'container', i18n: { de: { content: words('Anfang') } } });

test('an older state of what I have deleted since does not bring it back', () => {
  const { editor } = openEditor();
  remove(editor, 'text');
  editor.hear({ nodes: [{ ...text, rev: 1, by: 'Anna' }], gone: [] });
  expect(editor.content.get('text')).toBeUndefined();
});

test('what I am still sending is not taken away by what a colleague saved or deleted', () => {
  const { editor } = openEditor();
  type(editor, 'Mein Satz');
  editor.hear({ nodes: [{ ...text, rev: 2, i18n: { de: { content: words('Annas Satz') } }, by: 'Anna' }], gone: [] });
  editor.hear({ nodes: [], gone: ['text', 'container'] });
  expect(shown(editor)).toEqual(words('Mein Satz'));
});

test('a text somebody deleted under my caret stays with a word about it, keeps what I write on, and goes when I leave it', async () => {
  const { editor, answer } = openEditor();
  editor.interaction.selected.set('text');
  editor.interaction.editing.set({ id: 'text', path: 'content' });
  editor.hear({ nodes: [], gone: ['text'] });
  expect(editor.content.get('text')).toBeDefined();
  expect(editor.interaction.toast.get()?.text).toContain('gelöscht');
  type(editor, 'Mein Satz');
  editor.queue.flush();
  await later();
  answer({ kind: 'refused', status: 410, errors: [] });
  await later();
  expect(shown(editor)).toEqual(words('Mein Satz'));
  expect(editor.queue.state.get().refusals).toMatchObject([{ id: 'text', status: 410 }]);

  const { editor: other } = openEditor();
  other.interaction.selected.set('text');
  other.interaction.editing.set({ id: 'text', path: 'content' });
  other.hear({ nodes: [], gone: ['text'] });
  other.interaction.editing.set(null);
  await later();
  expect(other.content.get('text')).toBeUndefined();
  expect(other.interaction.selected.get()).toBe('container');
});

test('what a colleague writes in is deleted only when that is meant', () => {
  const { editor } = openEditor();
  editor.interaction.writers.set(new Map([['text', 'Anna']]));
  remove(editor, 'container');
  expect(editor.content.get('text')).toBeDefined();
  expect(editor.interaction.doubted.get()).toMatchObject({ id: 'container', writer: 'Anna' });
  remove(editor, 'container', { isMeant: true });
  expect(editor.content.get('text')).toBeUndefined();
});

test('what a colleague saved appears, with place and visibility, and is no step of mine', () => {
  const { editor } = openEditor();
  const saved = {
    ...text,
    rev: 2,
    column_index: 1,
    hidden_in: ['de' as const],
    i18n: { de: { content: words('Neu') } },
  };
  editor.hear({ nodes: [{ ...saved, by: 'Anna' }], gone: [] });
  expect(editor.content.get('text')).toEqual(saved);
  expect(editor.timeline.state.get().done).toEqual([]);
  expect(editor.queue.entries).toEqual([]);
});

test('a container that comes back brings what it holds, though that has the revision it had', () => {
  const { editor } = openEditor();
  editor.hear({ nodes: [], gone: ['text', 'container'] });
  expect(editor.content.all()).toEqual([]);
  editor.hear({
    nodes: [
      { ...text, by: null },
      { ...container, rev: 3, by: null },
    ],
    gone: [],
  });
  expect(editor.content.all().map(({ id }) => id)).toEqual(['container', 'text']);
});

test('what a colleague saved while mine was on its way appears as soon as mine is answered', async () => {
  const { editor, answer } = openEditor();
  type(editor, 'Mein Satz');
  editor.queue.flush();
  await later();
  const theirs = { ...text, rev: 3, props: { decrease_distance: true }, i18n: { de: { content: words('Mein Satz') } } };
  editor.hear({ nodes: [{ ...theirs, by: 'Anna' }], gone: [] });
  expect(editor.content.get('text')?.props).toEqual({});
  answer({ kind: 'saved', rev: 2 });
  await later();
  expect(editor.content.get('text')).toEqual(theirs);
});

test('what moved into a container that is not heard of yet goes there as soon as that comes', async () => {
  const { editor } = openEditor();
  const moved = { ...text, rev: 2, parent_id: 'new', by: 'Anna' };
  const written = { ...text, id: 'written', rev: 1, parent_id: 'new', by: 'Anna' };
  editor.hear({ nodes: [moved, written], gone: [] });
  expect(editor.content.get('text')?.parent_id).toBe('container');
  editor.hear({ nodes: [{ ...container, id: 'new', pos: 'a1', by: 'Anna' }], gone: [] });
  await later();
  expect(editor.content.children('new').map(({ id }) => id)).toEqual(['text', 'written']);
  expect(editor.revOf('written')).toBe(1);
});

test('what a colleague wrote in something I have deleted is there when I take that back, and not claimed before', async () => {
  const { editor } = openEditor();
  remove(editor, 'container');
  editor.hear({ nodes: [{ ...text, rev: 2, i18n: { de: { content: words('Annas Satz') } }, by: 'Anna' }], gone: [] });
  expect(editor.revOf('text')).toBe(1);
  editor.undo();
  await later();
  expect(shown(editor)).toEqual(words('Annas Satz'));
  expect(editor.revOf('text')).toBe(2);
});

test('a container somebody deleted stays while my words are in it, goes with them, and comes along with them as new', async () => {
  const { editor, answer } = openEditor();
  type(editor, 'Mein Satz');
  editor.queue.flush();
  await later();
  editor.hear({ nodes: [], gone: ['container', 'text'] });
  answer({ kind: 'refused', status: 410, errors: [] });
  await later();
  const [refusal] = editor.queue.state.get().refusals;
  expect(shown(editor)).toEqual(words('Mein Satz'));
  if (refusal) insertAnew(editor, refusal);
  const [box, copy] = editor.queue.entries;
  expect([box?.model, copy?.model]).toEqual(['container', 'text']);
  expect(copy?.kind === 'create' && [copy.node.parent_id, copy.node.i18n.de?.content]).toEqual([
    box?.id,
    words('Mein Satz'),
  ]);
  editor.queue.flush();
  await later();
  expect(editor.content.get('container')).toBeUndefined();
  expect(editor.content.get(box?.id ?? '')?.object_id).toBe('p');
});

test('while my stale save is brought together with theirs, whoever types on keeps the caret', async () => {
  const { editor, answer } = openEditor();
  type(editor, 'Mein Satz');
  editor.queue.flush();
  await later();
  const hears: boolean[] = [];
  editor.content.subscribe('text', () => hears.push(editor.isHearing));
  const current = { ...text, rev: 3, props: { decrease_distance: true } };
  answer({ kind: 'stale', current, rev: 3, by: 'Anna' });
  await later();
  expect(editor.content.get('text')?.props).toEqual({ decrease_distance: true });
  expect(hears).toEqual([true]);
});

test('a container goes only with what I have seen of it: otherwise it is back with their words, and I am asked', async () => {
  const { editor, answer, sent } = openEditor();
  remove(editor, 'container');
  editor.queue.flush();
  await later();
  expect(sent.at(-1)?.sent).toEqual({ rev: 1, seen: { container: 1, text: 1 } });
  const theirs = { ...text, rev: 2, i18n: { de: { content: words('Annas Satz') } } };
  answer({ kind: 'stale', current: container, rev: 1, by: 'Anna', below: [theirs] });
  await later();
  expect(shown(editor)).toEqual(words('Annas Satz'));
  const [deletion] = editor.queue.state.get().deletions;
  expect(deletion).toEqual({ id: 'container', by: 'Anna', unseen: ['text'] });
  if (deletion) editor.queue.conflicts.settleDeletion(deletion);
  remove(editor, 'container');
  editor.queue.flush();
  await later();
  expect(sent.at(-1)?.sent?.seen).toEqual({ container: 1, text: 2 });
});

test('news of what I have deleted are not counted as seen, nor is what a closed tab of mine deleted', async () => {
  const first = openEditor();
  remove(first.editor, 'container');
  const [left] = first.editor.queue.entries;
  const journal = memoryJournal(new Map(left && [[left.key, structuredClone(left)]]));
  first.editor.hear({ nodes: [{ ...text, rev: 2, by: 'Anna' }], gone: [] });
  first.editor.queue.flush();
  await later();
  expect(first.sent.at(-1)?.sent?.seen?.text).toBe(1);
  const next = openEditor({ nodes: [container, { ...text, rev: 2 }], journal });
  await next.editor.ready;
  await later();
  expect(next.sent.at(-1)?.sent).toEqual({ rev: 1, seen: { container: 1, text: 1 } });
});

function openEditor({ nodes = [container, text], journal = memoryJournal() } = {}) {
  let answer: (one: Answer<ModuleNode>) => void = () => undefined;
  const sent: Entry[] = [];
  const send = (entry: Entry) =>
    new Promise<Answer<ModuleNode>>((done) => {
      sent.push(entry);
      answer = done;
    });
  const editor = new Editor({ payload: draftOf(nodes), transport: { send }, journal });
  return { editor, sent, answer: (one: Answer<ModuleNode>) => answer(one) };
}

function type(editor: Editor, sentence: string) {
  const node = editor.content.get('text');
  if (node) editor.do('Text', [setAt(node, 'content', 'de', words(sentence))]);
}

function shown(editor: Editor): unknown {
  return editor.content.get('text')?.i18n.de?.content;
}

function later(): Promise<void> {
  return new Promise((done) => setTimeout(done, 5));
}

function words(sentence: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: sentence }] }] };
}
