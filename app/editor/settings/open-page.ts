import { type Locale, otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { call } from '../call.ts';
import type { Editor } from '../core/editor.ts';

/** Goes on with another page, in edit mode; in the other language where it has no address in this one. */
export async function openPage({ interaction, context: { locale } }: Editor, id: string): Promise<void> {
  const answer = await call('draft', { params: { lang: locale, id } });
  const url = answer.ok ? urlIn(answer.body.urls, locale) : undefined;
  if (url) return location.assign(`${url}?edit`);
  interaction.panel.set({ kind: 'none' });
  interaction.announcement.set(m.editor_page_no_address());
  interaction.toast.set({ text: m.editor_page_no_address(), canUndo: false });
}

function urlIn(urls: Partial<Record<Locale, string>>, locale: Locale): string | undefined {
  return urls[locale] ?? urls[otherLocale(locale)];
}
