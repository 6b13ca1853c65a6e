import { useEffect, useState } from 'react';
import { read } from '#app/contract/client/read.ts';
import { autocomplete } from '#app/contract/endpoints/visitor.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** Nobody is asked more often than this (docs/behaviour/search.md#suggestions). */
const leastDelay = 200;

/** What the venue suggests for these words in this language; the last answer stays until the next one is here. */
export function useSuggestions(text: string, locale: Locale): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const query = text.trim().toLocaleLowerCase(locale);
  useEffect(() => {
    if (query === '') return setSuggestions([]);
    const control = new AbortController();
    const timer = setTimeout(() => {
      read(autocomplete({ query, lang: locale }), control.signal).then((found) => setSuggestions(found ?? []), ignore);
    }, leastDelay);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [query, locale]);
  return suggestions;
}

/** Suggestions are a kindness: without them the search still searches (docs/behaviour/search.md#suggestions). */
function ignore(): void {}
