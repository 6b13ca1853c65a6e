import type { Person } from '#app/auth/team/people.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Badge } from '../badge.tsx';

/** Whether somebody may come in. */
export function StateBadge({ state }: { state: Person['state'] }) {
  if (state === 'active') return <Badge tone="green">{m.team_state_active()}</Badge>;
  if (state === 'invited') return <Badge tone="blue">{m.team_state_invited()}</Badge>;
  if (state === 'disabled') return <Badge tone="red">{m.team_state_disabled()}</Badge>;
  return <Badge tone="amber">{m.team_state_invitation_expired()}</Badge>;
}
