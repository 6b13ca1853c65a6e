import { data } from 'react-router';
import { z } from 'zod';
import { requestPasswordReset } from '#app/auth/reset-password.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { refusalsNoted } from '../page/refused-window.server.ts';
import type { Route } from './+types/forgot-route.ts';
import { EmailField } from './credential-field.tsx';
import styles from './login.module.css';
import { actionHeaders, frameOf, loginMeta } from './login-frame.ts';
import { loginTitle } from './login-title.server.ts';
import { DoneNote, ProblemNote } from './notes.tsx';
import { readForm } from './read-form.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { csrfToken, locale } = loadContextOf(context);
  const title = loginTitle(m.auth_forgot_title(), loadContextOf(context));
  return { csrfToken, locale, title, frame: frameOf(urls.forgotPassword) };
}

export const action = refusalsNoted(async ({ context, request }: Route.ActionArgs) => {
  const { clientAddress: address } = loadContextOf(context);
  const parsed = wish.safeParse(await readForm(request));
  if (!parsed.success) return data({ problem: m.auth_setup_email_problem() }, 422);
  const wait = await requestPasswordReset({ ...parsed.data, address });
  if (wait === null) return data({ problem: null });
  const headers = { 'Retry-After': String(wait) };
  return data({ problem: m.auth_limited({ minutes: Math.ceil(wait / 60) }) }, { status: 429, headers });
});

export default function ForgotScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { csrfToken, locale } = loaderData;
  return (
    <section className={styles.screen}>
      <h1>{m.auth_forgot_title()}</h1>
      {actionData?.problem === null ? (
        <DoneNote heading={m.auth_forgot_sent_heading()} text={m.auth_forgot_sent()} attempt={actionData} />
      ) : (
        <>
          <p className={styles.intro}>{m.auth_forgot_intro()}</p>
          {actionData && <ProblemNote text={actionData.problem} attempt={actionData} />}
          <form method="post" className={styles.form}>
            <CsrfField token={csrfToken} />
            <EmailField />
            <button type="submit">{m.auth_forgot_submit()}</button>
          </form>
        </>
      )}
      <a href={urls.login(locale)} className={styles.more}>
        {m.auth_back_to_login()}
      </a>
    </section>
  );
}

export const meta: Route.MetaFunction = loginMeta;

export const headers: Route.HeadersFunction = actionHeaders;

const wish = z.object({ email: z.email().max(254) });
