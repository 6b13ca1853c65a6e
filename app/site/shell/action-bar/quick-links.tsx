import { m } from '#app/i18n/paraglide/messages.js';
import type { StickyAction } from '#app/site/shell-data.ts';
import { UpIcon } from '#app/ui/icons.tsx';
import { scrollWindow } from '#app/ui/scroll.ts';
import type { StickyLink } from '#app/ui/sticky-links.ts';
import { tension } from '#app/ui/tension.ts';
import css from './quick-links.module.css';

const scrollTime = 700;

type QuickLinksProps = { action: StickyAction | undefined; links: readonly StickyLink[] };

/** What the page offers, and the way back to its top; the way up alone where the page offers nothing. */
export function QuickLinks({ action, links }: QuickLinksProps) {
  if (!action && links.length === 0) return <Up />;
  return (
    <div className={css.links}>
      {action && <What title={action.title} note={action.note} />}
      <div className={css.buttons}>
        {links.map(({ id, url, text }) => (
          <a key={id} className={css.link} href={url}>
            {text}
          </a>
        ))}
        {action?.button && (
          <a className={css.button} href={action.button.url}>
            {action.button.text}
          </a>
        )}
        <Up />
      </div>
    </div>
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
