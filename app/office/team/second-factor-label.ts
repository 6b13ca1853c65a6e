import type { Person } from '#app/auth/team/people.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';

/** What somebody proves who they are with, besides a password. */
export function secondFactorLabel({ has_app, passkeys }: Person['second_factor']): string {
  const words = [has_app && m.team_factor_app(), passkeys > 0 && m.team_factor_passkey()].filter(Boolean);
  return words.join(', ') || m.team_factor_none();
}

export function hasSecondFactor({ has_app, passkeys }: Person['second_factor']): boolean {
  return has_app || passkeys > 0;
}
