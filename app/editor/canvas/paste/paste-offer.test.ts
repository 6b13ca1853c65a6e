import { expect, test } from 'vitest';
import type { ModuleNode } from '#app/cms/node.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import { memoryJournal } from '#app/drafting/journal.ts';
import { Editor } from '#app/editor/core/editor.ts';
import { asOperations, offerModules, type PasteOffer, pasteOffer } from './paste-offer.ts';

const rich = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

function opened(text: string, english: Record<string, unknown> = { content: rich('Rope') }) {
  const common = { pos: 'a0', column_index: 0, slug: null, hidden_in: [], schema_version: 1, rev: 1, props: {} };
  const box = { ...common, id: 'box', model: 'container', parent_id: null, layout: '100', i18n: {} };
  const inner = {
    ...common,
    id: 'one',
    model: 'text',
    parent_id: 'box',
    layout: null,
    i18n: { de: { content: rich(text) }, en: english },
  };
  const owned = { content_type: 'page', object_id: 'p' };
  const payload = {
    owner: { type: 'page', id: 'p', title: {}, slots: null, form: null },
    page: { id: 'p' },
    locale: 'de',
    nodes: [
      { ...box, ...owned },
      { ...inner, content_type: null, object_id: null },
    ] as ModuleNode[],
    media: [],
    addresses: {},
    changed: { de: 0, en: 0 },
    live: { de: { same: [], changed: [] }, en: { same: [], changed: [] } },
    permissions: {},
  } as unknown as DraftPayload;
  const transport = { send: async () => ({ status: 0 }) } as never;
  return new Editor({ payload, transport, journal: memoryJournal() });
}

const offer = (part: Partial<PasteOffer>): PasteOffer => ({
  ...{ id: 'one', path: 'content', lang: 'de', parts: [{ kind: 'headline', level: 2, words: 'Titel' }] },
  ...{ head: undefined, tail: undefined, before: undefined, after: rich('vor TitelWörter nach') },
  ...part,
});
const contents = [
  { model: 'headline', texts: { content: { type: 'doc', content: [{ type: 'text', text: 'Titel' }] } } },
  { model: 'text', texts: { content: rich('Wörter') } },
];
const column = ({ content }: Editor) =>
  content
    .children('box', 0)
    .map(({ model, i18n }) => `${model} ${JSON.stringify(i18n.de ?? {}).match(/"text":"([^"]*)"/)?.[1]}`);

test('the text is parted where the caret stood, and one step back brings it together again', () => {
  const editor = opened('vor TitelWörter nach');
  const before = column(editor);
  const { operations } = asOperations(editor, offer({ head: rich('vor'), tail: rich('nach') }), contents);
  editor.do('geteilt', operations, { joins: false });
  expect(column(editor)).toEqual(['text vor', 'headline Titel', 'text Wörter', 'text nach']);
  editor.undo();
  expect(column(editor)).toEqual(before);
  expect(editor.content.get('one')?.i18n.en).toEqual({ content: rich('Rope') });
});

test('an empty text gives its place to the modules, unless the other language says something there', () => {
  const editor = opened('TitelWörter', {});
  editor.do('geteilt', asOperations(editor, offer({}), contents).operations);
  expect(column(editor)).toEqual(['headline Titel', 'text Wörter']);
  const translated = opened('TitelWörter');
  translated.do('geteilt', asOperations(translated, offer({}), contents).operations);
  expect(column(translated)).toEqual(['text undefined', 'headline Titel', 'text Wörter']);
});

test('the offer goes as soon as somebody writes on', () => {
  const editor = opened('vor TitelWörter nach');
  offerModules(editor, offer({}));
  expect(pasteOffer.get()).not.toBeNull();
  const after = rich('vor TitelWörter nach und mehr');
  editor.do('Text', [
    { kind: 'set', id: 'one', part: 'de', field: 'content', before: rich('vor TitelWörter nach'), after },
  ]);
  expect(pasteOffer.get()).toBeNull();
});
