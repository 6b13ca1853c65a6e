import { expect, test } from 'vitest';
import { easyLanguage } from './easy-language.ts';

const german = (text: string) => easyLanguage(text, 'de').map(({ problem, words }) => `${problem}: ${words}`);
const english = (text: string) => easyLanguage(text, 'en').map(({ problem, words }) => `${problem}: ${words}`);

test('what is written in Leichte Sprache is left alone', () => {
  expect(german('Guten Tag.\nDas ist die Internet-Seite vom Reepwerk.\nDas Haus ist 312 Meter lang.')).toEqual([]);
  expect(german('Er wird Seiler. Dieses Haus ist alt. Es gibt 2 Auf\u00adzüge.')).toEqual([]);
  expect(english('Hello. This is a museum. The door opens by itself. It has no steps.')).toEqual([]);
});

test('each thing that makes German hard is named with its words', () => {
  expect(german('Die Barrierefreiheit hilft.')).toEqual(['word: Barrierefreiheit']);
  expect(german('Das Seil wird von einer großen Maschine gemacht.')).toEqual([
    'passive: wird von einer großen Maschine gemacht',
  ]);
  expect(german('Hunde dürfen hier nicht hinein.')).toEqual(['negation: nicht']);
  expect(german('Am Ende des langen Ganges ist eine Tür.')).toEqual(['genitive: des langen Ganges']);
  expect(german('Sie könnten auch anrufen.')).toEqual(['conditional: könnten']);
  expect(german('Es gibt z.\u00a0B. Suppe.')).toEqual(['abbreviation: z.\u00a0B.']);
  expect(german('Das ist ein Satz mit sehr vielen Wörtern, und er hört gar nie mehr auf.')).toEqual([
    'sentence: Das ist ein Satz mit sehr vielen Wörtern, und er hört gar ni',
  ]);
});

test('each thing that makes English hard is named with its words', () => {
  expect(english('Accessibilities help.')).toEqual(['word: Accessibilities']);
  expect(english('The rope is slowly turned.')).toEqual(['passive: is slowly turned']);
  expect(english('You don’t pay.')).toEqual(['negation: don’t']);
  expect(english('You could call us.')).toEqual(['conditional: could']);
  expect(english('There is soup, e.g. lentils.')).toEqual(['abbreviation: e.g.']);
});
