import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { resolveContext } from '#app/cms/resolve-context.ts';
import { richSchema } from '#app/inspector/text/schemas.ts';
import { linkAt, withLanguage, withLink } from './text-link.ts';

const schema = richSchema(resolveContext({ locale: 'de', media: [], addresses: {} }));
const old = { type: 'link', attrs: { ref: null, href: 'https://seil.example', blank: true } };

/** "Das " + link "lange " + bold link "Seil" + " hält"; the link spans 5 to 15. */
function stateAt(from: number, to = from): EditorState {
  const content = [
    { type: 'text', text: 'Das ' },
    { type: 'text', text: 'lange ', marks: [old] },
    { type: 'text', text: 'Seil', marks: [old, { type: 'strong' }] },
    { type: 'text', text: ' hält' },
  ];
  const doc = schema.nodeFromJSON({ type: 'doc', content: [{ type: 'paragraph', content }] });
  return EditorState.create({ schema, doc, selection: TextSelection.create(doc, from, to) });
}

const linked = (state: EditorState | null | undefined) => {
  const found: string[] = [];
  state?.doc.descendants(({ text, marks }) => {
    const mark = marks.find(({ type }) => type.name === 'link');
    if (text && mark)
      found.push(`${text} > ${mark.attrs.href ?? mark.attrs.ref.id}${mark.attrs.blank ? ' (new window)' : ''}`);
  });
  return found;
};
const done = (state: EditorState, change: ReturnType<typeof withLink>) => (change ? state.apply(change) : null);

test('the link at the caret is read whole, also where part of it is bold', () => {
  expect(linkAt(stateAt(7))).toEqual({ url: 'https://seil.example', blank: true });
  expect(linkAt(stateAt(18))).toBeNull();
});

test('its target and its window are changed without selecting it, and its words stay', () => {
  const state = stateAt(7);
  expect(linked(done(state, withLink(state, { ref: { type: 'page', id: 'x' } }, '')))).toEqual([
    'lange  > x',
    'Seil > x',
  ]);
  expect(linked(done(state, withLink(state, null, '')))).toEqual([]);
});

test('selected words are linked; without any, the title of the target is inserted', () => {
  const chosen = stateAt(1, 4);
  expect(linked(done(chosen, withLink(chosen, { url: '/de', blank: true }, '')))[0]).toBe('Das > /de (new window)');
  const empty = stateAt(19);
  expect(linked(done(empty, withLink(empty, { url: '/de' }, 'Start'))).at(-1)).toBe('Start > /de');
  expect(withLink(empty, { url: '/de' }, '')).toBeNull();
});

test('the language of a part is changed and taken away with the caret in it', () => {
  const chosen = stateAt(1, 4);
  const marked = done(chosen, withLanguage(chosen, 'nds'));
  const inside = marked?.apply(marked.tr.setSelection(TextSelection.create(marked.doc, 2)));
  expect(JSON.stringify(inside?.doc.toJSON())).toContain('nds');
  const plain = inside && done(inside, withLanguage(inside, ''));
  expect(JSON.stringify(plain?.doc.toJSON())).not.toContain('nds');
  expect(withLanguage(stateAt(19), 'nds')).toBeNull();
});
