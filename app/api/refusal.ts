import { type Action, can } from '#app/auth/policy.ts';
import type { Editor, Viewer } from '#app/auth/viewer.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

export type Refusal = { status: 401 | 403; body: { detail: string } };

/** Why this viewer may not do it, in their language; null when they may. */
export function refusal(viewer: Viewer, action: Action, locale: Locale): Refusal | null {
  if (viewer.kind === 'visitor') return { status: 401, body: { detail: m.api_login_needed({}, { locale }) } };
  if (!can(viewer, action)) return { status: 403, body: { detail: m.api_forbidden({}, { locale }) } };
  return null;
}

export function notFound(locale: Locale): { detail: string } {
  return { detail: m.api_not_found({}, { locale }) };
}

/** The person behind a call that was not refused. */
export function editorOf(viewer: Viewer): Editor {
  if (viewer.kind === 'visitor') throw new Error('A call that writes was let through for a visitor.');
  return viewer;
}

export function gone(locale: Locale): { detail: string } {
  return { detail: m.api_gone({}, { locale }) };
}

export function ifMatchMissing(locale: Locale): { detail: string } {
  return { detail: m.api_if_match_missing({}, { locale }) };
}
