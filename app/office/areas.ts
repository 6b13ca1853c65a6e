import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';

export type OfficeArea = { title: string; url: string };

/** What stands at the side of the office, in this order; each collection adds its own line here. */
export function officeAreas(locale: Locale): OfficeArea[] {
  return [{ title: m.office_overview({}, { locale }), url: urls.office(locale) }];
}
