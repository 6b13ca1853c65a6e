import { useEffect, useState } from 'react';
import { isHeaderScrolled } from './navigation.ts';

/** Follows the window only as far as one question needs: has it passed a quarter of its height? */
export function useScrolled(isMenuOpen: boolean): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () =>
      setScrolled((before) =>
        isHeaderScrolled({ scrollY: window.scrollY, windowHeight: window.innerHeight, isMenuOpen, before }),
      );
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [isMenuOpen]);
  return scrolled;
}
