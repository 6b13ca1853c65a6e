import { deviceName } from '#app/auth/account/device-name.ts';
import type { OwnSession } from '#app/auth/account/sessions.server.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

export type SessionRow = { id: string; device: string; times: string; isCurrent: boolean };

/** A session as its owner recognises it. */
export function sessionRow(
  { id, user_agent, since, last_seen_at, is_current }: OwnSession,
  locale: Locale,
): SessionRow {
  return {
    id,
    device: deviceName(user_agent) || m.account_session_unknown(),
    times: m.account_session_times({ since: formatMoment(since, locale), seen: formatMoment(last_seen_at, locale) }),
    isCurrent: is_current,
  };
}
