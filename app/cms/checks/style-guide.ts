import type { Locale } from '#app/i18n/locale.ts';
import { escaped, stemOf, wholeWords } from './whole-words.ts';

/** A word a venue does not write, with any ending where it ends with `*`, and what it writes instead; empty where only a person knows. */
export type WordRule = { avoid: string; prefer: string };

/** How a venue writes: its own list of words for each language, and the most words of a sentence; null is any length. */
export type StyleGuide = { words: Record<Locale, readonly WordRule[]>; longest_sentence: number | null };

export const noStyleGuide: StyleGuide = { words: { de: [], en: [] }, longest_sentence: null };

/** A list as it is written: a rule a line, `Besucher = Besuchende`. Lines that name no word are left out. */
export function parseWordRules(lines: string): WordRule[] {
  return lines.split('\n').flatMap((line) => {
    const [avoid = '', ...prefer] = line.split('=').map((part) => part.trim());
    return /\p{L}/u.test(avoid) ? [{ avoid, prefer: prefer.join('=') }] : [];
  });
}

export type Reworded = { found: string; prefer: string; text: string };

/**
 * The text with what the venue writes in place of the first word it does not write, which keeps a capital it begins with; null
 * when there is none. Where nothing stands in its place the text stays as it is.
 */
export function reworded(text: string, rules: readonly WordRule[]): Reworded | null {
  if (rules.length === 0 || !anyOf(rules).test(text)) return null;
  let first: { match: RegExpExecArray; rule: WordRule } | null = null;
  for (const rule of rules) {
    const match = shapeOf([rule]).exec(text);
    if (match && (first === null || match.index < first.match.index)) first = { match, rule };
  }
  if (!first) return null;
  const { match, rule } = first;
  const [found] = match;
  const isCapital = /^\p{Lu}/u.test(found);
  const prefer = isCapital ? rule.prefer.charAt(0).toUpperCase() + rule.prefer.slice(1) : rule.prefer;
  const end = match.index + found.length;
  return { found, prefer, text: prefer ? text.slice(0, match.index) + prefer + text.slice(end) : text };
}

/** The beginning of the first sentence with more words than that; null when there is none. */
export function longSentence(text: string, mostWords: number | null): string | null {
  if (mostWords === null) return null;
  const sentences = text.split(/(?<=[.!?…:]["”“»«’)]?)\s+(?=["“„»«(]?[\p{Lu}\d])/u);
  const long = sentences.find((sentence) => (sentence.match(word)?.length ?? 0) > mostWords);
  return long?.slice(0, shownLetters) ?? null;
}

const shownLetters = 60;
const word = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/** By list: every text of a page is asked for all its words at once, and for each of them only where one was found. */
const shapes = new WeakMap<readonly WordRule[], RegExp>();

function anyOf(rules: readonly WordRule[]): RegExp {
  const known = shapes.get(rules) ?? shapeOf(rules);
  shapes.set(rules, known);
  return known;
}

/** One of these words by itself, whatever stands around it. */
function shapeOf(rules: readonly WordRule[]): RegExp {
  const words = rules.map(({ avoid }) => {
    const { letters, isStem } = stemOf(avoid);
    return `${escaped(letters)}${isStem ? '\\p{L}*' : ''}`;
  });
  return wholeWords(words.join('|'));
}
