import { data, redirect } from 'react-router';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  type Refusal,
  renewRecoveryCodes,
  type Switched,
} from '#app/auth/second-factor/own-factor.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { factorSetup, postedSetup } from './factor-setup.server.ts';
import type { Done, Posted } from './settings-actions.server.ts';

/** Does what the forms about the app with codes ask for; null for every other command. */
export async function runOnFactor(command: string, posted: Posted & { locale: Locale }): Promise<Done | null> {
  const { form, locale, ...request } = posted;
  const withPassword = { ...request, password: (form.password ?? '').slice(0, 256) };
  switch (command) {
    case 'factor-begin': {
      const answer = await beginSecondFactor(withPassword);
      return answer.kind === 'begun'
        ? { outcome: undefined, status: 200, setup: factorSetup(answer) }
        : refused(answer);
    }
    case 'factor-confirm': {
      const parsed = postedSetup.safeParse(form);
      if (!parsed.success) throw data(null, { status: 400 });
      const answer = await confirmSecondFactor(parsed.data.code, request);
      if (answer.kind === 'switched') return switched(answer, locale, 'factor-on');
      const again = { outcome: { problem: m.account_code_wrong() }, status: 422, setup: factorSetup(parsed.data) };
      return answer.kind === 'wrong' ? again : refused(answer);
    }
    case 'factor-codes': {
      const answer = await renewRecoveryCodes(withPassword);
      return answer.kind === 'renewed' ? { outcome: undefined, status: 200, codes: answer.codes } : refused(answer);
    }
    case 'factor-end': {
      const answer = await endSecondFactor(withPassword);
      return answer.kind === 'switched' ? switched(answer, locale, 'factor-off') : refused(answer);
    }
    default:
      return null;
  }
}

/** The session has another cookie now, so the page is asked for anew. */
function switched({ setCookies }: Switched, locale: Locale, done: 'factor-on' | 'factor-off'): never {
  const headers = new Headers();
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  throw redirect(`${urls.userSettings(locale)}?done=${done}`, { headers });
}

function refused(answer: Refusal): Done {
  if (answer.kind === 'forbidden') throw data(null, { status: 403 });
  if (answer.kind === 'wrong') return { outcome: { problem: m.account_password_wrong() }, status: 422 };
  const headers = { 'Retry-After': String(answer.retryAfterSeconds) };
  const minutes = Math.ceil(answer.retryAfterSeconds / 60);
  return { outcome: { problem: m.auth_limited({ minutes }) }, status: 429, headers };
}
