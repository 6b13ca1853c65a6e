import type { Locale } from '#app/i18n/locale.ts';
import { call } from '../call.ts';

/** Goes on with another page, in edit mode. */
export async function openPage(id: string, locale: Locale): Promise<void> {
  const answer = await call('draft', { params: { lang: locale, id } });
  const href = answer.ok ? answer.body.addresses[`page:${id}`]?.href : null;
  location.assign(`${href ?? `/${locale}`}?edit`);
}
