import { useEffect, useState } from 'react';
import { isHeaderScrolled } from '../navigation/navigation.ts';

/** What of the bar stays below the upper edge of the window. */
const smallHeader = 56;

/**
 * Follows the window only as far as two questions need: has it passed a quarter of its height, and the opener, the first
 * coloured section of the page?
 */
export function useScrolled(isMenuOpen: boolean): { isScrolled: boolean; isPastOpener: boolean } {
  const [isScrolled, setScrolled] = useState(false);
  const [isPastOpener, setPastOpener] = useState(false);
  useEffect(() => {
    const update = () => {
      setScrolled((before) =>
        isHeaderScrolled({ scrollY: window.scrollY, windowHeight: window.innerHeight, isMenuOpen, before }),
      );
      const opener = document.querySelector('main [data-theme]');
      setPastOpener(!!opener && opener.getBoundingClientRect().bottom <= smallHeader);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [isMenuOpen]);
  return { isScrolled, isPastOpener };
}
