import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { SiteProblem } from './problem.ts';

/** One problem as a person reads it: `pages/anfahrt/page.json:12 · Dieses Feld gibt es nicht: titel`. */
export function siteProblemText({ file, line, code, value }: SiteProblem, locale: Locale): string {
  return `${file}:${line} · ${m[`transfer_site_${code}`]({ value }, { locale })}`;
}
