import {
  changePermissions,
  disablePerson,
  enablePerson,
  endSessions,
  removeSecondFactor,
  type TeamProblem,
  unlinkProvider,
} from '#app/auth/team/commands.server.ts';
import { type InviteOutcome, inviteAgain, withdrawInvitation } from '#app/auth/team/invite.server.ts';
import { sendReset } from '#app/auth/team/send-reset.server.ts';
import type { Viewer } from '#app/auth/viewer.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { permissions } from './person-fields.ts';
import { type ToldProblem, teamProblem } from './team-problem.ts';

type Outcome = { problem: string | null; done: string | null } | 'forbidden' | 'unknown' | 'withdrawn';

type Posted = { command: string; id: string; form: Record<string, unknown>; viewer: Viewer };

/** Does what a form on the screen of a person asks for. */
export async function runOnPerson({ command, id, form, viewer }: Posted): Promise<Outcome> {
  switch (command) {
    case 'change': {
      const parsed = permissions.safeParse(form);
      if (!parsed.success) return { problem: m.team_problem_form(), done: null };
      return toOutcome(await changePermissions(id, parsed.data, viewer), m.team_done_changed());
    }
    case 'sign-out':
      return toOutcome(await endSessions(id, viewer), m.team_done_signed_out());
    case 'reset':
      return toOutcome(await sendReset(id, viewer), m.team_done_reset());
    case 'remove-factor':
      return toOutcome(await removeSecondFactor(id, viewer), m.team_done_factor_removed());
    case 'unlink':
      return toOutcome(await unlinkProvider(id, viewer), m.team_done_unlinked());
    case 'disable':
      return toOutcome(await disablePerson(id, viewer), m.team_done_disabled());
    case 'enable':
      return toOutcome(await enablePerson(id, viewer), m.team_done_enabled());
    case 'invite':
      return toldOfLetter(await inviteAgain(id, viewer));
    case 'withdraw': {
      const problem = await withdrawInvitation(id, viewer);
      return problem ? toOutcome(problem, '') : 'withdrawn';
    }
    default:
      return 'unknown';
  }
}

function toOutcome(problem: TeamProblem | ToldProblem | null, done: string): Outcome {
  if (problem === 'forbidden') return problem;
  return problem ? { problem: teamProblem(problem), done: null } : { problem: null, done };
}

function toldOfLetter(outcome: InviteOutcome): Outcome {
  if (outcome.problem !== null || outcome.isSent) return toOutcome(outcome.problem, m.team_done_invited());
  return { problem: m.team_done_not_sent(), done: null };
}
