import { expect, test } from 'vitest';
import type { ViewNode } from '#app/cms/node.ts';
import { explainWords, parseGlossary } from './glossary.ts';

const depot = { word: 'Depot', explanation: 'Ein Raum für Dinge.' };
const rope = { word: 'Seil*', explanation: 'Ein dickes Band.' };
const text = (html: string): ViewNode => ({
  id: html,
  model: 'text',
  slug: null,
  layout: null,
  columns: [],
  fields: { content: { html } },
});
const explained = (htmls: string[], glossary = [depot, rope]) => {
  const { nodes, words } = explainWords(htmls.map(text), { glossary, href: '#w' });
  return {
    htmls: nodes.map(({ fields }) => (fields.content as { html: string }).html),
    words: words.map(({ word }) => word),
  };
};

test('a line without a word or without an explanation is no entry', () => {
  expect(parseGlossary('Depot = Ein Raum für Dinge.\r\n= nichts\nLore\n\nSeil* = Ein dickes Band.')).toEqual([
    depot,
    rope,
  ]);
});

test('a word inside another word, an attribute or a link is not explained there', () => {
  const htmls = ['<p>Das Depotlager.</p>', '<p><a href="/depot" title="Depot">Zum Depot</a></p>'];
  expect(explained(htmls)).toEqual({ htmls, words: ['Depot'] });
  expect(explained(['<p data-x="Depot">Nichts.</p>'])).toEqual({ htmls: ['<p data-x="Depot">Nichts.</p>'], words: [] });
});

test('the first place of a word becomes a link, whatever its ending, and the others stay', () => {
  expect(
    explained(['<p>Seile im <strong>Depot</strong>.</p>', '<ul><li>Ein Seil</li><li>Das Depot</li></ul>']),
  ).toEqual({
    htmls: [
      '<p><a href="#w">Seile</a> im <strong><a href="#w">Depot</a></strong>.</p>',
      '<ul><li>Ein Seil</li><li>Das Depot</li></ul>',
    ],
    words: ['Depot', 'Seil*'],
  });
});

test('a word of a title is in the list, and its link stands in the text', () => {
  expect(explained(['Das Depot', '<p>Im DEPOT ist es still.</p>'])).toEqual({
    htmls: ['Das Depot', '<p>Im <a href="#w">DEPOT</a> ist es still.</p>'],
    words: ['Depot'],
  });
});

test('a word that may be broken in two is found all the same', () => {
  expect(explained(['<p>Das De\u00adpot.</p>']).htmls).toEqual(['<p>Das <a href="#w">De\u00adpot</a>.</p>']);
});

test('signs with a meaning in a pattern are only signs', () => {
  const sign = { word: 'z. B. (so)', explanation: 'Ein Beispiel.' };
  expect(explained(['<p>Das ist zB so, z. B. (so) und.</p>'], [sign]).htmls).toEqual([
    '<p>Das ist zB so, <a href="#w">z. B. (so)</a> und.</p>',
  ]);
});
