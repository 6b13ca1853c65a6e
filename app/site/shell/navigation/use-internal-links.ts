import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { listen } from '#app/ui/listen.ts';
import { hasModifier, placeOnPage, routerTarget } from './navigation.ts';
import { scrollKey } from './place.ts';

/** Views render plain links; with JavaScript the router follows the internal ones, also those in rich text. */
export function useInternalLinks(locale: Locale): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!anchor || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      const place = placeOnPage(anchor, window.location.href);
      const target = place ?? routerTarget(anchor, { href: window.location.href, locale });
      if (target === null) return;
      event.preventDefault();
      if (!place) return void navigate(target, { viewTransition: true });
      void navigate(place, { state: { within: scrollKey(history.state) } });
      import('./go-to-place.ts').then(
        ({ goToPlace }) => goToPlace(place),
        () => location.assign(place),
      );
    };
    return listen(['click'], follow);
  }, [navigate, locale]);
}
