import type { Locale } from '#app/i18n/locale.ts';
import { longSentence } from './style-guide.ts';
import { wholeWords } from './whole-words.ts';

/**
 * What Leichte Sprache does without (BITV 2.0, annex 2 part 2, and the rules of Netzwerk Leichte Sprache): long words and
 * sentences, passive, negation, genitive, conditional, abbreviations.
 */
const easyProblems = ['word', 'sentence', 'passive', 'negation', 'genitive', 'conditional', 'abbreviation'] as const;
export type EasyProblem = (typeof easyProblems)[number];

/** More letters in a row, or more words, are hard to read; a compound is shorter with a hyphen in it. */
const mostLetters = 13;
const mostWords = 12;

const shapes: Record<Locale, Partial<Record<EasyProblem, RegExp>>> = {
  de: {
    passive: wholeWords('(?:wird|werden|wurden?)\\s(?:[^.!?]{0,80}\\s)?ge\\p{L}+(?:t|en)|worden'),
    negation: wholeWords('nicht|kein(?:e[mnrs]?)?|niemals|niemand(?:em|en)?'),
    genitive: /(?<!\p{L})(?:[Dd]es|[Ee]ines)\s(?:\p{Ll}+en\s)?\p{Lu}\p{Ll}+s(?!\p{L})/u,
    conditional: wholeWords('(?:könnt|würd|hätt|wär|müsst|dürft)e(?:n|st|t)?'),
    abbreviation: wholeWords('(?:z\\.\\s?B|u\\.\\s?a|d\\.\\s?h|usw|bzw|ca|etc|evtl|ggf|inkl)\\.'),
  },
  en: {
    passive: wholeWords('(?:is|are|was|were|been|being|be)\\s(?:\\p{L}+ly\\s)?\\p{L}+ed'),
    negation: wholeWords("not|never|nobody|cannot|\\p{L}+n['’]t"),
    conditional: wholeWords('could|would|should|might'),
    abbreviation: wholeWords('(?:e\\.\\s?g|i\\.\\s?e|etc|approx)\\.'),
  },
};
const longWord = new RegExp(`\\p{L}{${mostLetters + 1},}`, 'u');

/** The first place of each problem in a text, with its words. */
export function easyLanguage(text: string, locale: Locale): { problem: EasyProblem; words: string }[] {
  const whole = text.replaceAll('\u00ad', '');
  const found = (problem: EasyProblem): string | null => {
    if (problem === 'sentence') return longSentence(whole, mostWords);
    const shape = problem === 'word' ? longWord : shapes[locale][problem];
    return shape?.exec(whole)?.[0] ?? null;
  };
  return easyProblems.flatMap((problem) => {
    const words = found(problem);
    return words === null ? [] : [{ problem, words }];
  });
}
