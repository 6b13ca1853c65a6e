import type { Actor } from '../actor.ts';
import { auth } from '../auth-runtime.server.ts';
import { reportLost } from '../password-letters.server.ts';
import { onPerson, type TeamProblem } from './commands.server.ts';

/** Sends a person the letter by which they choose a new password; the one they have works until then. */
export async function sendReset(id: string, actor: Actor): Promise<TeamProblem | null> {
  let email = '';
  const problem = await onPerson({ id, actor }, async (_, person) => {
    if (person.is_disabled || !person.has_joined) return 'gone';
    email = person.email;
    return { action: 'user:send-reset' };
  });
  if (problem) return problem;
  await auth().auth.api.requestPasswordReset({ body: { email } }).catch(reportLost);
  return null;
}
