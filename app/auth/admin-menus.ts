import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { can } from './policy.ts';
import type { Viewer } from './viewer.ts';

export type AdminMenu = { title: string; url: string };

/**
 * Where somebody logged in may go (docs/behaviour/visibility-and-roles.md#the-teams-bar): the bar of the site and the
 * API say the same.
 */
export function adminMenus(viewer: Viewer, locale: Locale): AdminMenu[] {
  const menus = [];
  if (can(viewer, 'draft:write'))
    menus.push({ title: m.toolbar_edit_home({}, { locale }), url: `${urls.home(locale)}?edit` });
  if (can(viewer, 'dashboard:read')) menus.push({ title: m.toolbar_office({}, { locale }), url: urls.office(locale) });
  return menus;
}
