import { can } from '#app/auth/policy.ts';
import type { Viewer } from '#app/auth/viewer.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { SiteOffline } from '#app/ui/site-offline-bar.tsx';
import { urls } from '#app/urls.ts';
import { isSiteOnline } from './settings.server.ts';

/** What the team is told while the site is switched off: null while it is on. */
export async function readSiteOffline(viewer: Viewer, locale: Locale): Promise<SiteOffline | null> {
  if (await isSiteOnline()) return null;
  return { settings: can(viewer, 'settings:write') ? urls.officeArea(locale, 'settings') : null };
}
