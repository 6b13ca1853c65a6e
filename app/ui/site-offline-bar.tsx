import { m } from '#app/i18n/paraglide/messages.js';
import css from './site-offline-bar.module.css';

/** Where the site is switched on again, for who may do that. */
export type SiteOffline = { settings: string | null };

/** Says to the team, on every page and every screen of the office, that visitors see nothing of the site. */
export function SiteOfflineBar({ settings }: SiteOffline) {
  return (
    <p className={css.offline}>
      <span>
        <strong>{m.toolbar_site_offline()}</strong> {m.toolbar_site_offline_hint()}
      </span>
      {settings && <a href={settings}>{m.toolbar_site_offline_settings()}</a>}
    </p>
  );
}
