import { data, redirect, redirectDocument } from 'react-router';
import { proveSecondFactor } from '#app/auth/second-factor/prove.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { refusalsNoted } from '../page/refused-window.server.ts';
import type { Route } from './+types/code-route.ts';
import { CredentialField } from './credential-field.tsx';
import styles from './login.module.css';
import { actionHeaders, frameOf, loginMeta } from './login-frame.ts';
import { loginTitle } from './login-title.server.ts';
import { nextPath } from './next-path.ts';
import { ProblemNote } from './notes.tsx';
import { readForm } from './read-form.server.ts';
import { sessionHeaders } from './session-headers.server.ts';

/** The second step of a login, for who has an app with codes. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, csrfToken, locale } = loadContextOf(context);
  const next = nextPath(url.searchParams.get('next'), locale);
  if (viewer.kind === 'editor') throw redirect(next);
  const title = loginTitle(m.account_code_title(), loadContextOf(context));
  return { csrfToken, locale, next, title, frame: frameOf((each) => urls.secondFactor(each)) };
}

export const action = refusalsNoted(async ({ context, request }: Route.ActionArgs) => {
  const { locale } = loadContextOf(context);
  const form = await readForm(request);
  const answer = await proveSecondFactor((form.code ?? '').slice(0, 40), request.headers);
  switch (answer.kind) {
    case 'signed-in':
      return redirectDocument(nextPath(form.next, locale), { headers: sessionHeaders(answer.setCookies) });
    case 'refused':
      return data({ problem: m.account_code_wrong() }, 401);
    case 'expired':
      return data({ problem: m.account_code_expired() }, 410);
    case 'limited': {
      const headers = { 'Retry-After': String(answer.retryAfterSeconds) };
      const minutes = Math.ceil(answer.retryAfterSeconds / 60);
      return data({ problem: m.auth_limited({ minutes }) }, { status: 429, headers });
    }
  }
});

export default function CodeScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { csrfToken, locale, next } = loaderData;
  return (
    <section className={styles.screen}>
      <h1>{m.account_code_title()}</h1>
      <p className={styles.intro}>{m.account_code_intro()}</p>
      {actionData && <ProblemNote text={actionData.problem} attempt={actionData} />}
      <form method="post" className={styles.form}>
        <CsrfField token={csrfToken} />
        <input type="hidden" name="next" value={next} />
        <CredentialField
          label={m.account_code()}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          required
          maxLength={40}
          autoFocus={!actionData}
          hint={m.account_code_hint()}
        />
        <button type="submit">{m.auth_login_submit()}</button>
      </form>
      <a href={urls.login(locale, next)} className={styles.more}>
        {m.auth_back_to_login()}
      </a>
    </section>
  );
}

export const meta: Route.MetaFunction = loginMeta;

export const headers: Route.HeadersFunction = actionHeaders;
