import { useEffect, useState } from 'react';
import type { PlacedAlert } from '#app/features/alerts/queries.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CloseIcon } from '#app/ui/icons.tsx';
import { dismissal, dismissedScript, isAlertShown } from './dismissal.ts';
import css from './top-alert.module.css';

/**
 * Breaking news below the header. Closing it is remembered; an open menu only hides it (by style). In the page before
 * JavaScript, without it only the button to close is missing. It is never cut, in however narrow a window.
 */
export function TopAlert({ alert }: { alert: PlacedAlert }) {
  const { id, title, text, link, link_title, urgency } = alert;
  const [isShown, setIsShown] = useState(true);
  useEffect(() => setIsShown(isAlertShown(document.cookie, id)), [id]);
  const close = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
    document.cookie = dismissal(id, location.protocol === 'https:');
    setIsShown(false);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section
      className={css.alert}
      aria-label={labels[urgency]()}
      data-alert={id}
      data-urgency={urgency}
      hidden={!isShown}
      suppressHydrationWarning
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: dismissedScript }} />
      <div className={css.words} role={urgency === 'urgent' ? 'alert' : undefined}>
        {title && <p className={css.title}>{title}</p>}
        {text && <p className={css.text}>{text}</p>}
        {link && (
          <a className={css.link} href={link.url}>
            {link_title || m.shell_alert_more()}
          </a>
        )}
      </div>
      <button type="button" className={css.close} aria-label={m.shell_alert_close()} onClick={close}>
        <CloseIcon />
      </button>
    </section>
  );
}

const labels = { info: m.shell_alert, important: m.shell_alert_important, urgent: m.shell_alert_urgent };
