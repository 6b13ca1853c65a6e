import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { VenueDay } from '#app/cms/venue-day.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import dialog from '#app/ui/dialog.module.css';
import { Dialog } from '#app/ui/dialog.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import { tension } from '#app/ui/tension.ts';
import type { Overview } from '../overview.server.ts';
import { Programme } from '../programme.tsx';
import css from './overlay.module.css';
import { addressWithOverlay, linkInOverlay } from './overlay-address.ts';
import { useOverlayHeadline } from './use-overlay-headline.ts';

export type EventOverlayProps = { eventsUrl: string; isOpen: boolean; onClose(): void };

/**
 * "Programm und Karten" (docs/behaviour/lists.md#overlay): the list of the programme over the page one is on. Its links
 * to other lists stay in it, and the address of the page mirrors them; everything else leads away and closes it.
 */
export function EventOverlay({ eventsUrl, isOpen, onClose }: EventOverlayProps) {
  const box = useRef<HTMLDivElement>(null);
  const headline = useOverlayHeadline(eventsUrl, isOpen);
  const { overview, isLoading, hasFailed, show, clear } = useOverview(eventsUrl, isOpen);
  const follow = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!anchor || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    const link = linkInOverlay({ href: anchor.href, eventsUrl, here: window.location as unknown as URL });
    if (link.kind === 'away') clear();
    if (link.kind !== 'list') return;
    event.preventDefault();
    show(link.list);
  };
  const close = () => {
    clear();
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} label={headline ?? m.programme_overlay()} className={css.overlay}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is clicked; this only keeps those to lists in place */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link answers the keyboard with a click */}
      <div ref={box} className={css.inside} data-theme="cc01" onClick={follow}>
        <div className={css.head}>
          <h2 className={`tense ${css.title}`} style={tension(headline ?? '')}>
            {headline}
          </h2>
          <button type="button" className={dialog.close} aria-label={m.programme_overlay_close()} onClick={close}>
            <CloseIcon />
          </button>
        </div>
        {overview ? (
          <div aria-busy={isLoading}>
            <VenueDay value={overview.today}>
              <Programme overview={overview} scrollToTop={() => box.current?.parentElement?.scrollTo({ top: 0 })} />
            </VenueDay>
          </div>
        ) : (
          <p className={css.note} role="status">
            {hasFailed ? <a href={eventsUrl}>{m.programme_load_failed()}</a> : m.programme_loading()}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** The list that is shown while the overlay is open, and its address in that of the page. */
function useOverview(eventsUrl: string, isOpen: boolean) {
  const before = useRef<string | null>(null);
  // Opened again it begins anew: neither what was chosen last nor an answer that comes too late is shown.
  const [opening, setOpening] = useState(0);
  const fetcher = useFetcher<{ overview: Overview }>({ key: `overlay-${opening}` });
  const [list, setList] = useState<string | null>(null);

  const show = (address: string) => {
    before.current ??= window.location.search;
    setList(address);
    rewrite(addressWithOverlay(window.location as unknown as URL, address));
    void fetcher.load(address);
  };
  /** What the page itself had been asked for stands there again. */
  const clear = () => {
    if (before.current === null) return;
    rewrite(window.location.pathname + before.current + window.location.hash);
    before.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is loaded once per opening
  useEffect(() => {
    if (isOpen) show(eventsUrl);
    else {
      before.current = null;
      setList(null);
      setOpening((last) => last + 1);
    }
  }, [isOpen, eventsUrl]);

  const isLoading = fetcher.state !== 'idle';
  return {
    overview: list === null ? undefined : fetcher.data?.overview,
    isLoading,
    hasFailed: list !== null && !isLoading && fetcher.data === null,
    show,
    clear,
  };
}

/** Only the address: the router shows the same page as before and need not know. */
function rewrite(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
