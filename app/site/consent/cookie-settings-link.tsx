import { m } from '#app/i18n/paraglide/messages.js';
import { openConsentEvent } from './consent-state.ts';

export function CookieSettingsLink() {
  return (
    <button type="button" onClick={() => window.dispatchEvent(new CustomEvent(openConsentEvent))}>
      {m.shell_cookie_settings()}
    </button>
  );
}
