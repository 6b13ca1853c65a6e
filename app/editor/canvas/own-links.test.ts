import { EditorState } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { resolveContext } from '#app/cms/resolve-context.ts';
import { richSchema } from '#app/inspector/text/schemas.ts';
import { ownHrefs, withReferences } from './own-links.ts';

const schema = richSchema(resolveContext({ locale: 'de', media: [], addresses: {} }));
const ours = 'https://museum.example/en/visit#bus';
const target = { ref: { type: 'page', id: '11111111-1111-4111-8111-111111111111', anchor: 'bus' }, title: 'Besuch' };

function stateOf(...links: [text: string, href: string][]) {
  const inlines = links.map(([text, href]) => ({
    type: 'text',
    text,
    marks: [{ type: 'link', attrs: { ref: null, href, blank: true } }],
  }));
  const doc = schema.nodeFromJSON({ type: 'doc', content: [{ type: 'paragraph', content: inlines }] });
  return EditorState.create({ schema, doc });
}

test('links of other sites are left alone', () => {
  const state = stateOf(['Seil', 'https://seil.example/en/visit']);
  expect(ownHrefs(state.doc, 'museum.example')).toEqual([]);
  expect(withReferences(state, new Map([[ours, target]]))).toBeNull();
});

test('a link to an address of ours becomes a reference with its place, and keeps its words and its window', () => {
  const state = stateOf(['So kommen Sie her', ours], [' und weiter', 'https://seil.example']);
  expect(ownHrefs(state.doc, 'museum.example')).toEqual([ours]);
  const next = withReferences(state, new Map([[ours, target]]))?.doc;
  expect(next?.textContent).toBe('So kommen Sie her und weiter');
  expect(next?.firstChild?.firstChild?.marks[0]?.attrs).toEqual({ ref: target.ref, href: null, blank: true });
  expect(next?.firstChild?.lastChild?.marks[0]?.attrs.href).toBe('https://seil.example');
});

test('an address that was pasted bare reads as the title of its page', () => {
  const state = stateOf([ours, ours]);
  expect(withReferences(state, new Map([[ours, target]]))?.doc.textContent).toBe('Besuch');
});
