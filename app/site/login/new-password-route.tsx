import { data } from 'react-router';
import { z } from 'zod';
import { minimalPassword } from '#app/auth/password-rule.ts';
import { redeemPasswordReset } from '#app/auth/reset-password.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { refusalsNoted } from '../page/refused-window.server.ts';
import type { Route } from './+types/new-password-route.ts';
import { NewPasswordField } from './credential-field.tsx';
import styles from './login.module.css';
import { actionHeaders, frameOf, loginMeta } from './login-frame.ts';
import { loginTitle } from './login-title.server.ts';
import { DoneNote, ProblemNote } from './notes.tsx';
import { weaknessOf } from './password-weakness.server.ts';
import { readForm } from './read-form.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const { csrfToken, locale } = loadContextOf(context);
  const token = (url.searchParams.get('token') ?? '').slice(0, 200);
  const title = loginTitle(m.auth_reset_title(), loadContextOf(context));
  return { csrfToken, locale, token, title, frame: frameOf((each) => urls.newPassword(each, token)) };
}

export const action = refusalsNoted(async ({ context, request }: Route.ActionArgs) => {
  const { clientAddress: address } = loadContextOf(context);
  const parsed = newPassword.safeParse(await readForm(request));
  if (!parsed.success)
    return data({ kind: 'invalid', problem: m.auth_setup_password_problem({ minimum: minimalPassword }) }, 422);
  const weakness = await weaknessOf(parsed.data);
  if (weakness) return data({ kind: 'invalid', problem: weakness }, 422);
  const answer = await redeemPasswordReset({ ...parsed.data, address });
  if (answer.kind === 'changed') return data({ kind: 'changed', problem: '' });
  if (answer.kind === 'expired') return data({ kind: 'expired', problem: m.auth_reset_expired() }, 410);
  const headers = { 'Retry-After': String(answer.retryAfterSeconds) };
  const minutes = Math.ceil(answer.retryAfterSeconds / 60);
  return data({ kind: 'limited', problem: m.auth_limited({ minutes }) }, { status: 429, headers });
});

export default function NewPasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { csrfToken, locale, token } = loaderData;
  const isExpired = token === '' || actionData?.kind === 'expired';
  if (actionData?.kind === 'changed')
    return (
      <section className={styles.screen}>
        <h1>{m.auth_reset_title()}</h1>
        <DoneNote heading={m.auth_reset_done_heading()} text={m.auth_reset_done()} attempt={actionData} />
        <a href={urls.login(locale)} className={styles.more}>
          {m.auth_back_to_login()}
        </a>
      </section>
    );
  return (
    <section className={styles.screen}>
      <h1>{m.auth_reset_title()}</h1>
      <p className={styles.intro}>{m.auth_reset_intro()}</p>
      {(actionData || isExpired) && (
        <ProblemNote text={actionData?.problem ?? m.auth_reset_expired()} attempt={actionData} />
      )}
      {!isExpired && (
        <form method="post" className={styles.form}>
          <CsrfField token={csrfToken} />
          <input type="hidden" name="token" value={token} />
          <NewPasswordField label={m.auth_new_password()} name="password" maxLength={256} />
          <button type="submit">{m.auth_reset_submit()}</button>
        </form>
      )}
      <a href={urls.forgotPassword(locale)} className={styles.more}>
        {m.auth_reset_again()}
      </a>
    </section>
  );
}

export const meta: Route.MetaFunction = (given) => [...loginMeta(given), { name: 'referrer', content: 'no-referrer' }];

export const headers: Route.HeadersFunction = actionHeaders;

const newPassword = z.object({
  token: z.string().min(1).max(200),
  password: z.string().min(minimalPassword).max(256),
});
