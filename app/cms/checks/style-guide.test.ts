import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longSentence, parseWordRules, reworded } from './style-guide.ts';

const rules = parseWordRules(
  'Besucher = Besuchende\nSeilspringer*\n\n = nichts\nbzw. = oder\nz. B. = etwa\nMitarbeiter* =',
);

test('a line that names no word is no rule', () => {
  expect(rules.map(({ avoid, prefer }) => [avoid, prefer])).toEqual([
    ['Besucher', 'Besuchende'],
    ['Seilspringer*', ''],
    ['bzw.', 'oder'],
    ['z. B.', 'etwa'],
    ['Mitarbeiter*', ''],
  ]);
});

test('a word within another one is another word', () => {
  expect(reworded('Die Besucherzahl und der Museumsbesucher', rules)).toBeNull();
  expect(reworded('Besuchende aller Häuser', rules)).toBeNull();
});

test('the venue’s word stands in place of the first one it does not write, in the case it had', () => {
  expect(reworded('Für Besucher bzw. Gäste', rules)).toEqual({
    found: 'Besucher',
    prefer: 'Besuchende',
    text: 'Für Besuchende bzw. Gäste',
  });
  expect(reworded('Am Kopfhaus bzw. am Fußhaus', rules)?.text).toBe('Am Kopfhaus oder am Fußhaus');
  expect(reworded('Z. B. am Sonntag', rules)?.text).toBe('Etwa am Sonntag');
});

test('with a star any ending is meant, and without a word to put there nothing is written', () => {
  const text = 'Unsere Mitarbeiterinnen helfen.';
  expect(reworded(text, rules)).toEqual({ found: 'Mitarbeiterinnen', prefer: '', text });
});

test('whatever somebody writes as a rule is a text, never a pattern', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (lines, text) => {
      expect(() => reworded(text, parseWordRules(lines))).not.toThrow();
    }),
  );
  expect(reworded('a+b', parseWordRules('a.b = c'))).toBeNull();
});

test('a sentence is too long by its words, not by those of the one after it', () => {
  const text =
    'Das Haus ist 312 Meter lang. Für den Hinweg rechnen Sie eine gute Stunde, für den Rückweg fünf Minuten.';
  expect(longSentence(text, null)).toBeNull();
  expect(longSentence(text, 13)).toBeNull();
  expect(longSentence(text, 12)).toBe('Für den Hinweg rechnen Sie eine gute Stunde, für den Rückweg');
  expect(longSentence('Wir öffnen um 10.30 Uhr, z. B. am Sonntag.', 8)).toBeNull();
});
