import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

type Words = { detail: string };

/** Why a call is refused, in the reader's language. */
export function loginNeeded(locale: Locale): Words {
  return { detail: m.api_login_needed({}, { locale }) };
}

export function forbidden(locale: Locale): Words {
  return { detail: m.api_forbidden({}, { locale }) };
}

export function notFound(locale: Locale): Words {
  return { detail: m.api_not_found({}, { locale }) };
}

export function methodNotAllowed(locale: Locale): Words {
  return { detail: m.api_method_not_allowed({}, { locale }) };
}

export function gone(locale: Locale): Words {
  return { detail: m.api_gone({}, { locale }) };
}

export function ifMatchMissing(locale: Locale): Words {
  return { detail: m.api_if_match_missing({}, { locale }) };
}
