import { normalizeQuery } from '#app/features/search/normalize-query.ts';
import { isLocale, type Locale } from '#app/i18n/locale.ts';

/** Between two minutes so many different words are remembered; a flood of made-up ones ends here. */
const mostWords = 1_000;
/** For so many it is known how much was found when they were last looked for. */
const mostAnswers = 4_000;
/** What is longer was pasted and not typed. */
const longestWord = 60;
const shortestWord = 2;

export type CountedWord = { locale: Locale; word: string; count: number; hits: number };

/**
 * What visitors look for, counted in the memory of this process until it is written down once a minute: the words, their
 * language and how much was found. Who asked is never known here.
 */
export class SearchLog {
  #counts = new Map<string, number>();
  readonly #answers = new Map<string, number>();

  /** What a search that was rendered has found; an answer that is kept is counted by it later. */
  answered({ locale, q }: { locale: Locale; q: string }, hits: number): void {
    const key = keyOf(locale, q);
    if (!key) return;
    this.#answers.delete(key);
    this.#answers.set(key, hits);
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= mostAnswers) break;
      this.#answers.delete(oldest);
    }
  }

  /** Somebody asked for this address; `agent` says whether it was a person. */
  record(target: string, agent: string | undefined): void {
    const search = readSearch(target);
    if (!search || isMachine(agent)) return;
    const key = keyOf(search.locale, search.q);
    if (!key || !this.#answers.has(key)) return;
    const count = this.#counts.get(key);
    if (count === undefined && this.#counts.size >= mostWords) return;
    this.#counts.set(key, (count ?? 0) + 1);
  }

  /** What was counted since the last time. */
  take(): CountedWord[] {
    const counted = [...this.#counts];
    this.#counts = new Map();
    return counted.map(([key, count]) => {
      const [locale, word] = JSON.parse(key) as [Locale, string];
      return { locale, word, count, hits: this.#answers.get(key) ?? 0 };
    });
  }
}

/** One for each process: routes tell it what they found, the server who asked. */
export const searchLog = new SearchLog();

/** The first page of a search over everything, as a document or as its data: the rest of it is the same search. */
function readSearch(target: string): { locale: Locale; q: string } | null {
  const [, locale = '', query = ''] = /^\/([a-z]{2})\/search(?:\.data)?\?(.*)$/.exec(target) ?? [];
  const q = new URLSearchParams(query).get('q');
  return q && isLocale(locale) ? { locale, q } : null;
}

/** As the office reads it; null for what says nothing, and for what may be somebody's address or telephone number. */
function keyOf(locale: Locale, q: string): string | null {
  const word = normalizeQuery(q).toLocaleLowerCase(locale);
  const isWord = /\p{L}/u.test(word) && word.length >= shortestWord && word.length <= longestWord;
  if (!isWord || word.includes('@') || /\d[\d ./-]{5,}/.test(word)) return null;
  return JSON.stringify([locale, word]);
}

/** Search engines, previews, watchers and scripts say so; who says nothing is no browser. */
function isMachine(agent: string | undefined): boolean {
  return (
    !agent || /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|curl|wget|python|http|java\//i.test(agent)
  );
}
