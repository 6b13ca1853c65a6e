import { expect, test } from 'vitest';
import { lineSchema, richSchema } from '#app/inspector/text/schemas.ts';
import { keptCaret } from './kept-caret.ts';

const schema = richSchema({ locale: 'de', media: () => undefined, address: () => undefined });
/** The caret is where the bar stands. */
const caret = '|';

test.each([
  ['in the middle', ['Tau', 'Reep und Gar|n'], ['Tau', 'Neu', 'Reep und Gar|n']],
  ['though a colleague writes on before and behind it', ['Tau', 'Reep|', 'Garn'], ['Tau neu', 'Reep|', 'Garn neu']],
  ['below a paragraph that begins alike', ['Reep Re|'], ['Reep Garn', 'Reep Re|']],
  ['in front of letters they have put behind', ['Reep und| Garn'], ['Reep und| gutes Garn']],
  ['behind letters they have put in front', ['Reep und| Garn'], ['Ein Reep und| Garn']],
  ['in the one of two equal paragraphs it was in', ['Tau', '', 'Tau|'], ['Tau', '', 'Tau|', 'Neu']],
])('a caret stays with its letters %s', (_, before, after) => {
  const [one, other] = [rich(before), rich(after)];
  expect(keptCaret(one.document, other.document, one.caret)).toBe(other.caret);
});

test('a caret whose paragraph is gone, or that stands in a line, is left to the text around it', () => {
  const { document, caret: at } = rich(['Tau', 'Ree|p']);
  expect(keptCaret(document, rich(['Tau', '|Ganz anders']).document, at)).toBeNull();
  const [line, longer] = ['Reep', 'Reep neu'].map((text) => lineSchema.node('doc', null, [lineSchema.text(text)]));
  if (line && longer) expect(keptCaret(line, longer, 2)).toBeNull();
});

function rich(paragraphs: string[]) {
  const nodes = paragraphs.map((words) => {
    const text = words.replace(caret, '');
    return schema.node('paragraph', null, text ? [schema.text(text)] : []);
  });
  const at = paragraphs.findIndex((text) => text.includes(caret));
  const before = nodes.slice(0, at).reduce((size, node) => size + node.nodeSize, 0);
  return { document: schema.node('doc', null, nodes), caret: before + 1 + (paragraphs[at]?.indexOf(caret) ?? 0) };
}
