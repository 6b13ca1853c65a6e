import type { MouseEvent } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import type { StickyAction } from '#app/site/shell-data.ts';
import { UpIcon } from '#app/ui/icons.tsx';
import { scrollWindow } from '#app/ui/scroll.ts';
import { useStickyLinks } from '#app/ui/sticky-links.ts';
import { tension } from '#app/ui/tension.ts';
import { isCurrent } from '../navigation/navigation.ts';
import { useEventOverlay } from '../navigation/use-event-overlay.ts';
import css from './action-bar.module.css';
import { useActionBarPlace } from './use-action-bar-place.ts';

const scrollTime = 700;

export type ActionBarProps = {
  /** What the page itself offers: an event on sale, the dates of a production. */
  action: StickyAction | undefined;
  /** The programme of this language, or null where the venue wants no button to it. */
  eventsUrl: string | null;
  pathname: string;
};

/**
 * Actions at the lower edge: after half a window, and never over the footer (docs/behaviour/navigation.md#action-bar).
 */
export function ActionBar(props: ActionBarProps) {
  const { Overlay, isOpen, open, close } = useEventOverlay(props.pathname);
  return (
    <>
      <Buttons {...props} onOverlay={open} />
      {Overlay && props.eventsUrl && <Overlay eventsUrl={props.eventsUrl} isOpen={isOpen} onClose={close} />}
    </>
  );
}

type ButtonsProps = ActionBarProps & { onOverlay(event: MouseEvent<HTMLAnchorElement>): void };

function Buttons({ action, eventsUrl, pathname, onOverlay }: ButtonsProps) {
  const { isPastHalf, isNearFooter } = useActionBarPlace();
  const links = useStickyLinks();
  if (isNearFooter) return null;
  const ofPage = isPastHalf && (action || links.length > 0);
  const programme = !ofPage && eventsUrl !== null && !isCurrent(eventsUrl, pathname) ? eventsUrl : null;
  if (!isPastHalf && !programme) return null;
  return (
    <aside className={css.bar} aria-label={m.shell_quick_links()}>
      {ofPage && action && <What title={action.title} note={action.note} />}
      <div className={css.buttons}>
        {ofPage &&
          links.map(({ id, url, text }) => (
            <a key={id} className={css.link} href={url}>
              {text}
            </a>
          ))}
        {ofPage && action?.button && (
          <a className={css.button} href={action.button.url}>
            {action.button.text}
          </a>
        )}
        {programme && (
          <a className={css.link} href={programme} onClick={onOverlay}>
            {m.shell_events_overlay()}
          </a>
        )}
        {isPastHalf && <Up />}
      </div>
    </aside>
  );
}

function What({ title, note }: { title: string; note: string }) {
  return (
    <p className={css.what}>
      <span className={`tense ${css.title}`} style={tension(title)}>
        {title}
      </span>
      <span className={css.note}>{note}</span>
    </p>
  );
}

function Up() {
  const goUp = () => {
    scrollWindow(0, scrollTime);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={css.up} aria-label={m.shell_scroll_up()} onClick={goUp}>
      <UpIcon />
    </button>
  );
}
