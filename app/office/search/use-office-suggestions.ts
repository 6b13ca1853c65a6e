import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { Suggestion } from './suggest-anything.server.ts';
import type { loader } from './suggest-route.ts';

/** A pause in typing after which the office asks. */
const pauseMs = 120;

/** Where one may want to go by these words; the last answer stays until the next one is here. */
export function useOfficeSuggestions(address: string, text: string): readonly Suggestion[] {
  const { load, data } = useFetcher<typeof loader>();
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => void load(`${address}/suggestions?q=${encodeURIComponent(text)}`), pauseMs);
    return () => clearTimeout(timer);
  }, [address, text, load]);
  return text === '' ? [] : (data?.suggestions ?? []);
}
