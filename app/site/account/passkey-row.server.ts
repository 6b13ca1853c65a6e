import type { OwnPasskey } from '#app/auth/passkey/own-passkeys.server.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

export type PasskeyRow = { id: string; name: string; times: string };

/** A key as its owner recognises it. */
export function passkeyRow({ id, name, created_at, last_used_at }: OwnPasskey, locale: Locale): PasskeyRow {
  const since = formatMoment(created_at, locale);
  const times = last_used_at
    ? m.account_session_times({ since, seen: formatMoment(last_used_at, locale) })
    : m.account_passkey_unused({ since });
  return { id, name, times };
}
