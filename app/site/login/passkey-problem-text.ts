import { m } from '#app/i18n/paraglide/messages.js';
import type { PasskeyProblem } from './passkey-device.ts';

/** Why a passkey opened nothing, in words. */
export function passkeyProblemText(problem: PasskeyProblem): string {
  const sentences = {
    stopped: m.account_passkey_problem_stopped,
    refused: m.account_passkey_problem_refused,
    password: m.account_passkey_problem_password,
    away: m.account_passkey_problem_away,
  };
  return sentences[problem]();
}
