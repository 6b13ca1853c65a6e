import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Editor } from '../core/editor.ts';
import { languageName } from '../language-name.ts';

/** A page without an address in a language cannot be opened there: leads to the field that gives it one, or says what lacks one. */
export function askForAddress({ interaction, payload }: Editor, locale: Locale): void {
  const language = languageName(locale);
  const { page } = payload.get();
  const isOwn = page !== null && !page.slug[locale];
  const text = isOwn ? m.editor_no_address({ language }) : m.editor_no_address_above({ language });
  interaction.announcement.set(text);
  if (isOwn) interaction.panel.set({ kind: 'settings', field: 'slug', lang: locale });
  else interaction.toast.set({ text, canUndo: false });
}
