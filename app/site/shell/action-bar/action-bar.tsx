import { useEffect } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import type { StickyAction } from '#app/site/shell-data.ts';
import { CartIcon } from '#app/ui/icons.tsx';
import { useStickyLinks } from '#app/ui/sticky-links.ts';
import { isCurrent } from '../navigation/navigation.ts';
import { useEventOverlay } from '../navigation/use-event-overlay.ts';
import { useOnDemand } from '../use-on-demand.ts';
import css from './action-bar.module.css';
import { useActionBarPlace } from './use-action-bar-place.ts';

type ActionBarProps = {
  /** What the page itself offers: an event on sale, the dates of a production. */
  action: StickyAction | undefined;
  /** The programme of this language, or null where the venue wants no button to it. */
  eventsUrl: string | null;
  pathname: string;
};

/**
 * Actions at the lower edge, and never over the footer (docs/behaviour/navigation.md#action-bar): the button to the programme
 * from the first picture on, the rest after half a window.
 */
export function ActionBar({ action, eventsUrl, pathname }: ActionBarProps) {
  const { isPastHalf, isNearFooter } = useActionBarPlace();
  const { Overlay, isOpen, open, close } = useEventOverlay(pathname);
  const links = useStickyLinks();
  const { Part: QuickLinks, ask } = useOnDemand(() => import('./quick-links.tsx').then((loaded) => loaded.QuickLinks));
  useEffect(() => {
    // Without it the page is whole.
    if (isPastHalf) ask(() => undefined);
  });
  const programme = eventsUrl && !isCurrent(eventsUrl, pathname) ? eventsUrl : null;
  const more = isPastHalf && QuickLinks && <QuickLinks action={action} links={links} />;
  const isFull = more && (action || links.length > 0);
  return (
    <>
      {!isNearFooter && (programme || more) && (
        <aside className={css.bar} aria-label={m.shell_quick_links()}>
          {programme && (
            <a className={css.programme} href={programme} data-short={isFull || undefined} onClick={open}>
              <CartIcon />
              <span className={isFull ? 'visually-hidden' : undefined}>{m.shell_events_overlay()}</span>
            </a>
          )}
          {more}
        </aside>
      )}
      {Overlay && eventsUrl && <Overlay eventsUrl={eventsUrl} isOpen={isOpen} onClose={close} />}
    </>
  );
}
