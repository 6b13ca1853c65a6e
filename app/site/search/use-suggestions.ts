import { useEffect, useState } from 'react';
import type { Locale } from '#app/i18n/locale.ts';

/** Nobody is asked more often than this (docs/behaviour/search.md#suggestions). */
const leastDelay = 200;

/** What the house suggests for these words in this language; the last answer stays until the next one is here. */
export function useSuggestions(words: string, locale: Locale): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const query = words.trim().toLocaleLowerCase(locale);
  useEffect(() => {
    if (query === '') return setSuggestions([]);
    const control = new AbortController();
    const timer = setTimeout(() => {
      suggest(query, locale, control.signal).then(setSuggestions, ignore);
    }, leastDelay);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [query, locale]);
  return suggestions;
}

async function suggest(query: string, lang: Locale, signal: AbortSignal): Promise<string[]> {
  const answer = await fetch(`/api/search/autocomplete/?${new URLSearchParams({ query, lang })}`, { signal });
  // Proof: the contract of that call (app/api/contract/search-calls.ts).
  return answer.ok ? ((await answer.json()) as string[]) : [];
}

/** Suggestions are a kindness: without them the search still searches (docs/behaviour/search.md#suggestions). */
function ignore(): void {}
