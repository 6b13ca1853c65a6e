import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

export type ErrorKind = 403 | 404 | 500 | 503 | 'offline';
/** `window` says plainly, in a tab or a history, what the title says as the venue would. */
export type ErrorText = { title: string; text: string; note: string; window: string };

/** Statuses without words of their own are told as the nearest that has some: a bad address is not found, else 500. */
export function errorKind(status: number | 'offline'): ErrorKind {
  if (status === 'offline' || status === 403 || status === 503) return status;
  return status >= 400 && status < 500 ? 404 : 500;
}

type Inputs = { status: number | 'offline' };
type Message = (inputs: Inputs, options: { locale?: Locale }) => string;

const words: Record<ErrorKind, Record<keyof ErrorText, Message>> = {
  403: { title: m.error_403_title, text: m.error_403_text, note: m.error_403_note, window: m.error_403_window },
  404: { title: m.error_404_title, text: m.error_404_text, note: m.error_404_note, window: m.error_404_window },
  500: { title: m.error_500_title, text: m.error_500_text, note: m.error_500_note, window: m.error_500_window },
  503: { title: m.error_503_title, text: m.error_503_text, note: m.error_503_note, window: m.error_503_window },
  offline: {
    title: m.error_offline_title,
    text: m.error_offline_text,
    note: m.error_offline_note,
    window: m.error_offline_window,
  },
};

/** What a broken line says; without a locale in the language of the page. */
export function errorText(status: number | 'offline', locale?: Locale): ErrorText {
  const { title, text, note, window } = words[errorKind(status)];
  const say = (message: Message) => message({ status }, locale ? { locale } : {});
  return { title: say(title), text: say(text), note: say(note), window: say(window) };
}
