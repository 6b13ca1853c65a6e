import { expect, test } from 'vitest';
import type { Rule } from '#app/cms/checks/finding.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import { Editor } from '../state/editor.ts';
import { memoryJournal } from '../state/journal.ts';
import { fixOf } from './fix.ts';

const gone = { type: 'page', id: '11111111-1111-4111-8111-111111111111' };
const place = { parent_id: null, column_index: 0, pos: 'a0', slug: null, layout: null, hidden_in: [] };
const rest = { content_type: 'page', object_id: 'p', schema_version: 1, rev: 1 };

const words = (text: string, attrs?: object) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text, ...(attrs ? { marks: [{ type: 'link', attrs }] } : {}) }] },
  ],
});

function editorWith(model: string, props: object, i18n: object): Editor {
  const payload = {
    owner: { type: 'page', id: 'p', title: {}, slots: null, form: null },
    page: { id: 'p' },
    locale: 'de',
    nodes: [{ id: 'one', model, props, i18n, ...place, ...rest } as unknown as ModuleNode],
    ...{ media: [], addresses: {}, outdated: [], changed: { de: 0, en: 0 }, permissions: {} },
  } as unknown as DraftPayload;
  return new Editor({ payload, transport: { send: async () => ({ status: 0 }) } as never, journal: memoryJournal() });
}

const fix = (editor: Editor, rule: Rule, path: string, more = {}) =>
  fixOf(editor, { rule, module: 'one', path, message: '', ...more }, 'de');

test('nothing is offered where only a person knows what is right', () => {
  const editor = editorWith('text', {}, { de: { content: words('Kommen Sie morgen') } });
  expect(fix(editor, 'date', 'content', { message: 'forms_check_relative' })).toBeNull();
  expect(fix(editor, 'alt', 'image.alt')).toBeNull();
});

test('lost links of a text are loosened and their words stay, as a step that can be taken back', () => {
  const lost = { ref: gone, href: null, blank: false };
  const editor = editorWith('text', {}, { de: { content: words('zum Winterfahrplan', lost) } });
  fix(editor, 'link-target', 'content')?.run();
  expect(editor.content.get('one')?.i18n.de).toEqual({ content: words('zum Winterfahrplan') });
  editor.undo();
  expect(editor.content.get('one')?.i18n.de).toEqual({ content: words('zum Winterfahrplan', lost) });
});

test('words that are missing here are taken from the other language, and an end that has passed goes', () => {
  const editor = editorWith('text', { online_to: '2020-01-01T10:00' }, { en: { content: words('The rope') } });
  fix(editor, 'translation', 'content')?.run();
  expect(editor.content.get('one')?.i18n.de).toEqual({ content: words('The rope') });
  fix(editor, 'date', 'online_to', { message: 'forms_check_expired' })?.run();
  expect(editor.content.get('one')?.props.online_to).toBeUndefined();
});
