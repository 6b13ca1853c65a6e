import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

export type ErrorKind = 403 | 404 | 500 | 503 | 'offline';
export type ErrorText = { title: string; text: string; note: string };

/** Statuses without words of their own are told as the nearest that has some: a bad address is not found, else 500. */
export function errorKind(status: number | 'offline'): ErrorKind {
  if (status === 'offline' || status === 403 || status === 503) return status;
  return status >= 400 && status < 500 ? 404 : 500;
}

/** What a broken line says; without a locale in the language of the page. */
export function errorText(status: number | 'offline', locale?: Locale): ErrorText {
  const options = locale ? { locale } : {};
  const words = {
    403: () => [m.error_403_title({}, options), m.error_403_text({}, options), m.error_403_note({}, options)],
    404: () => [m.error_404_title({}, options), m.error_404_text({}, options), m.error_404_note({}, options)],
    500: () => [m.error_500_title({}, options), m.error_500_text({}, options), m.error_500_note({ status }, options)],
    503: () => [m.error_503_title({}, options), m.error_503_text({}, options), m.error_503_note({}, options)],
    offline: () => [
      m.error_offline_title({}, options),
      m.error_offline_text({}, options),
      m.error_offline_note({}, options),
    ],
  } satisfies Record<ErrorKind, () => string[]>;
  const [title = '', text = '', note = ''] = words[errorKind(status)]();
  return { title, text, note };
}
