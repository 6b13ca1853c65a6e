import { m } from '#app/i18n/paraglide/messages.js';
import { openConsentEvent } from './consent-state.ts';
import css from './cookie-settings-link.module.css';

export function CookieSettingsLink() {
  return (
    <button type="button" className={css.open} onClick={() => window.dispatchEvent(new Event(openConsentEvent))}>
      {m.shell_cookie_settings()}
    </button>
  );
}
