import { data } from 'react-router';
import { isLocale } from '#app/i18n/locale.ts';

/** `/fr/besuch` or `/metrics` are no pages of ours, though the pattern of the routes would fit: one page, one address. */
export function requireLanguage({ pathname }: Pick<URL, 'pathname'>): void {
  if (!isLocale(pathname.split('/')[1])) throw data(null, { status: 404 });
}
