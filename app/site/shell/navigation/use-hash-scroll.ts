import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { scrollWindow } from '#app/ui/scroll.ts';
import { placeOf } from './place.ts';

const waitBeforeScroll = 1000;
const pollEvery = 250;
const maxTries = 100;
const offset = 130;
const duration = 700;

/**
 * Goes to the place an address names, also when it appears late (docs/behaviour/navigation.md#moving-between-pages).
 */
export function useHashScroll(): void {
  const { hash, key, state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place can be asked for twice; the key tells them apart
  useEffect(() => {
    if (!hash || state?.within) return;
    let tries = 0;
    let timer = window.setTimeout(look, waitBeforeScroll);
    function look() {
      const element = placeOf(hash);
      if (element) return scrollWindow(element.getBoundingClientRect().top + window.scrollY - offset, duration);
      tries += 1;
      if (tries < maxTries) timer = window.setTimeout(look, pollEvery);
    }
    return () => window.clearTimeout(timer);
  }, [hash, key]);
}
