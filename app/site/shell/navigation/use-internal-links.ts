import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { routerTarget } from './navigation.ts';

/** Views render plain links; with JavaScript the router follows the internal ones, also those in rich text. */
export function useInternalLinks(locale: Locale): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!anchor || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      const target = routerTarget(anchor, { href: window.location.href, locale });
      if (target === null) return;
      event.preventDefault();
      void navigate(target, { viewTransition: true });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, locale]);
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
