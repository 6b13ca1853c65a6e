import { useEffect, useState } from 'react';
import { read } from '#app/contract/client/read.ts';
import { currentUser } from '#app/contract/endpoints/visitor.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Dialog } from '#app/ui/dialog.tsx';
import { urls } from '#app/urls.ts';

/**
 * Asks who is here when the tab comes to the front again: whoever has been logged out meanwhile is offered the login, and comes
 * back to the same place. While a page is edited the editor's own dialog does that.
 */
export function SessionCheck({ locale }: { locale: Locale }) {
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    const check = async () => {
      if (document.visibilityState !== 'visible' || document.documentElement.dataset.editing !== undefined) return;
      const user = await read(currentUser(locale)).catch(() => undefined);
      // Undefined is nobody who answers: without a network nothing is known of the session.
      if (user === null) setIsGone(true);
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [locale]);
  const login = () => location.assign(urls.login(locale, location.pathname + location.search));
  return (
    <Dialog
      isOpen={isGone}
      onClose={() => setIsGone(false)}
      label={m.toolbar_session_gone()}
      className="site-toolbar-session"
    >
      <h2>{m.toolbar_session_gone()}</h2>
      <p>{m.toolbar_session_hint()}</p>
      <p>
        <button type="button" onClick={login}>
          {m.toolbar_session_login()}
        </button>
        <button type="button" onClick={() => setIsGone(false)}>
          {m.toolbar_session_stay()}
        </button>
      </p>
    </Dialog>
  );
}
