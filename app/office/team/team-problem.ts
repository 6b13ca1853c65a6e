import type { TeamProblem } from '#app/auth/team/commands.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';

export type ToldProblem = Exclude<TeamProblem, 'forbidden'> | 'known';

/** Why a command on a person did nothing. */
export function teamProblem(problem: ToldProblem): string {
  const sentences = {
    gone: m.team_problem_gone,
    oneself: m.team_problem_oneself,
    known: m.team_problem_known,
    joined: m.team_problem_joined,
  };
  return sentences[problem]();
}
