import type { Address } from '#app/cms/resolve.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { formatStart } from './format-start.ts';

/** What a chosen entry is called, with the moment that tells a date from the others of its title; said also when it is gone. */
export function chosenTitle(found: Address | undefined, locale: Locale): string {
  if (!found) return m.editor_link_gone();
  return [found.title, formatStart(found.starts, locale)].filter(Boolean).join(' · ');
}
