import { useRef } from 'react';
import { isHeaderScrolled } from '../navigation/navigation.ts';
import { useWhileScrolling } from '../use-while-scrolling.ts';

/** What of the bar stays below the upper edge of the window. */
const smallHeader = 56;

/** Two questions about the window: has it passed a quarter of its height, and the opener, the first coloured section of the page? */
export function useScrolled(isMenuOpen: boolean): { isScrolled: boolean; isPastOpener: boolean } {
  const before = useRef(false);
  const isScrolled = useWhileScrolling(() => {
    const { scrollY, innerHeight: windowHeight } = window;
    before.current = isHeaderScrolled({ scrollY, windowHeight, isMenuOpen, before: before.current });
    return before.current;
  });
  const isPastOpener = useWhileScrolling(() => {
    const opener = document.querySelector('main [data-theme]');
    return !!opener && opener.getBoundingClientRect().bottom <= smallHeader;
  });
  return { isScrolled, isPastOpener };
}
