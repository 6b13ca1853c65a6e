import { expect, test } from 'vitest';
import type { Finding } from '#app/cms/checks/finding.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import { resolveContext } from '#app/cms/resolve-context.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import { memoryJournal } from '#app/drafting/journal.ts';
import { Editor } from '../../core/editor.ts';
import { fixesOf } from './fix.ts';

const gone = { type: 'page', id: '11111111-1111-4111-8111-111111111111' };
const known = { type: 'page', id: '22222222-2222-4222-8222-222222222222' };
const low = { type: 'lang', attrs: { lang: 'xx' } };
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
    ...{
      media: [],
      addresses: {},
      outdated: [],
      style: {
        words: {
          de: [
            { avoid: 'Besucher', prefer: 'Besuchende' },
            { avoid: 'Gast*', prefer: '' },
          ],
          en: [],
        },
      },
      changed: { de: 0, en: 0 },
      live: { de: { same: [], changed: [] }, en: { same: [], changed: [] } },
      permissions: {},
    },
  } as unknown as DraftPayload;
  return new Editor({ payload, transport: { send: async () => ({ status: 0 }) } as never, journal: memoryJournal() });
}

const request = {
  lang: 'de' as const,
  context: resolveContext({
    locale: 'de',
    media: [],
    addresses: { [`page:${known.id}`]: { href: '/de/winter', title: 'Winterfahrplan', online: true } },
  }),
  dayOf: () => Temporal.PlainDate.from('2026-11-22'),
};

const fixes = (editor: Editor, rule: Finding['rule'], path: string, more: Partial<Finding> = {}) =>
  fixesOf(editor, { rule, module: 'one', path, message: '', ...more }, request);
const said = (editor: Editor) => JSON.stringify(editor.content.get('one')?.i18n.de);

test('nothing is written where only a person knows what is right', () => {
  const editor = editorWith('text', {}, { de: { content: words('Noch bis 3. Mai 2026') } });
  expect(fixes(editor, 'date', 'content', { message: 'forms_check_written_date' })).toEqual([]);
  expect(fixes(editor, 'alt', 'image.alt')).toEqual([]);
  expect(fixes(editor, 'required', 'content')).toEqual([]);
  expect(fixes(editor, 'link-text', 'content', { words: 'hier' })).toEqual([]);
});

test('lost links of a text are loosened and their words stay, as a step that can be taken back', () => {
  const lost = { ref: gone, href: null, blank: false };
  const editor = editorWith('text', {}, { de: { content: words('zum Winterfahrplan', lost) } });
  fixes(editor, 'link-target', 'content')[0]?.run();
  expect(editor.content.get('one')?.i18n.de).toEqual({ content: words('zum Winterfahrplan') });
  editor.undo();
  expect(editor.content.get('one')?.i18n.de).toEqual({ content: words('zum Winterfahrplan', lost) });
});

test('the venue’s own word is written in its place, and nothing where its list names none', () => {
  const editor = editorWith('text', {}, { de: { content: words('Gastgeber für alle Besucher') } });
  expect(fixes(editor, 'wording', 'content', { words: 'Gastgeber' })).toEqual([]);
  const other = editorWith('text', {}, { de: { content: words('Für alle Besucher') } });
  fixes(other, 'wording', 'content', { words: 'Besucher' })[0]?.run();
  expect(said(other)).toContain('Für alle Besuchende');
});

test('words that are missing here are taken from the other language', () => {
  const editor = editorWith('text', {}, { en: { content: words('The rope') } });
  fixes(editor, 'translation', 'content')[0]?.run();
  expect(editor.content.get('one')?.i18n.de).toEqual({ content: words('The rope') });
});

test('what is over loses its end, or is hidden in the language that is looked at', () => {
  const editor = editorWith('text', { online_to: '2020-01-01T10:00' }, {});
  const [noEnd, hide] = fixes(editor, 'date', 'online_to', { message: 'forms_check_expired' });
  noEnd?.run();
  expect(editor.content.get('one')?.props.online_to).toBeUndefined();
  editor.undo();
  hide?.run();
  expect(editor.content.get('one')).toMatchObject({ hidden_in: ['de'], props: { online_to: '2020-01-01T10:00' } });
});

test('a link that says „hier“ gets the title of the page it leads to, in a text and on a button', () => {
  const link = { ref: known, href: null, blank: false };
  const editor = editorWith('text', {}, { de: { content: words('hier', link) } });
  const [fix] = fixes(editor, 'link-text', 'content', { words: 'hier' });
  expect(fix?.label).toContain('Winterfahrplan');
  fix?.run();
  expect(editor.content.get('one')?.i18n.de).toEqual({ content: words('Winterfahrplan', link) });
  const button = editorWith('link', { link: { ref: known } }, { de: { link_text: 'mehr' } });
  fixes(button, 'link-text', 'link_text', { words: 'mehr' })[0]?.run();
  expect(button.content.get('one')?.i18n.de).toEqual({ link_text: 'Winterfahrplan' });
});

test('„morgen“ becomes the day it is read as', () => {
  const editor = editorWith('text', {}, { de: { content: words('Führung morgen Abend um acht') } });
  const [fix] = fixes(editor, 'date', 'content', { message: 'forms_check_relative', words: 'morgen' });
  expect(fix?.label).toContain('am 23. November 2026 abends');
  fix?.run();
  expect(said(editor)).toContain('Führung am 23. November 2026 abends um acht');
});

test('an entry of a list of jumps that leads nowhere goes, and a jump in a text becomes words', () => {
  const children = [{ _key: 'a' }, { _key: 'b', anchor: 'seil' }];
  const list = editorWith('anchor-list', { children }, {});
  fixes(list, 'anchor', 'children.a.anchor')[0]?.run();
  expect(list.content.get('one')?.props.children).toEqual([children[1]]);
  const editor = editorWith('text', {}, { de: { content: words('zum Ende', { href: '#ende' }) } });
  fixes(editor, 'anchor', 'content', { words: 'ende' })[0]?.run();
  expect(editor.content.get('one')?.i18n.de).toEqual({ content: words('zum Ende') });
});

test('what axe sees of a link without words and of a wrong language is mended as well', () => {
  const empty = editorWith('text', {}, { de: { content: words(' ', { href: 'https://seil.example' }) } });
  fixes(empty, 'axe', 'content', { like: 'link-name' })[0]?.run();
  expect(empty.content.get('one')?.i18n.de).toEqual({ content: words(' ') });
  const spoken = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Moin', marks: [low] }] }],
  };
  const editor = editorWith('text', {}, { de: { content: spoken } });
  fixes(editor, 'axe', 'content', { like: 'language', words: 'xx' })[0]?.run();
  expect(editor.content.get('one')?.i18n.de).toEqual({ content: words('Moin') });
});
