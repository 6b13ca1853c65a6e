import type { ProviderProblem } from '#app/auth/provider/provider-problem.ts';
import { m } from '#app/i18n/paraglide/messages.js';

/** Why the provider of this name opened nothing, and what to do. */
export function providerProblemText(problem: ProviderProblem, name: string): string {
  const sentences = {
    limited: m.auth_provider_limited,
    unreachable: m.auth_provider_unreachable,
    declined: m.auth_provider_declined,
    lost: m.auth_provider_lost,
    unverified: m.auth_provider_unverified,
    unknown: m.auth_provider_unknown,
  };
  return sentences[problem]({ name });
}
