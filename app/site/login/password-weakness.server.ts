import { passwordProblem } from '#app/auth/password-problem.server.ts';
import { minimalPassword } from '#app/auth/password-rule.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import siteConfig from '#site-config';

type NewPassword = { password: string; email?: string; first_name?: string; last_name?: string };

/** What somebody who chooses a password is told about it; null when it will do. */
export async function weaknessOf({ password, email = '', first_name = '', last_name = '' }: NewPassword) {
  const problem = await passwordProblem(password, [email, first_name, last_name, siteConfig.shortName]);
  if (problem === 'common') return m.auth_password_common();
  return problem ? m.auth_setup_password_problem({ minimum: minimalPassword }) : null;
}
