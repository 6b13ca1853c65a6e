import { wordByWord } from '#app/cms/word-diff.ts';

/** What a run of words on the page is to an older text: new, or the place before which older words stood. */
export type WordPlace = { kind: 'added'; from: number; to: number } | { kind: 'removed'; before: number; text: string };

/**
 * Where the words that are shown differ from an older text, counted in words, so that spaces and paragraphs, which a page
 * renders without letters, make no difference. Pure.
 */
export function wordPlaces(older: string, shown: readonly string[]): WordPlace[] {
  const places: WordPlace[] = [];
  let at = 0;
  for (const { kind, text } of wordByWord(wordsIn(older), shown)) {
    const last = places.at(-1);
    if (kind === 'removed') {
      if (last?.kind === 'removed' && last.before === at) last.text += ` ${text}`;
      else places.push({ kind, before: at, text });
      continue;
    }
    if (kind === 'added') {
      if (last?.kind === 'added' && last.to === at) last.to += 1;
      else places.push({ kind, from: at, to: at + 1 });
    }
    at += 1;
  }
  return places;
}

export function wordsIn(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}
