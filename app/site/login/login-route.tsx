import { data, redirect, redirectDocument } from 'react-router';
import { hasEditor } from '#app/auth/first-editor.server.ts';
import { offeredProvider } from '#app/auth/provider/offer.server.ts';
import { asProviderProblem } from '#app/auth/provider/provider-problem.ts';
import { signIn } from '#app/auth/sign-in.server.ts';
import { pool } from '#app/db/client.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { refusalsNoted } from '../page/refused-window.server.ts';
import type { Route } from './+types/login-route.ts';
import { CredentialField, EmailField } from './credential-field.tsx';
import styles from './login.module.css';
import { actionHeaders, frameOf, loginMeta } from './login-frame.ts';
import { loginTitle } from './login-title.server.ts';
import { nextPath } from './next-path.ts';
import { ProblemNote } from './notes.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { providerProblemText } from './provider-problem-text.ts';
import { readForm } from './read-form.server.ts';
import { sessionHeaders } from './session-headers.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, csrfToken, locale } = loadContextOf(context);
  const next = nextPath(url.searchParams.get('next'), locale);
  if (viewer.kind === 'editor') throw redirect(next);
  if (!(await hasEditor(pool()))) throw redirect(urls.setup(locale));
  return {
    csrfToken,
    locale,
    next,
    provider: offeredProvider({ next, locale }),
    problem: asProviderProblem(url.searchParams.get('problem')),
    title: loginTitle(m.auth_login_title(), loadContextOf(context)),
    frame: frameOf((each) => urls.login(each)),
  };
}

export const action = refusalsNoted(async ({ context, request }: Route.ActionArgs) => {
  const { locale, clientAddress } = loadContextOf(context);
  const form = await readForm(request);
  const email = (form.email ?? '').slice(0, 254);
  const password = (form.password ?? '').slice(0, 256);
  if (!email || !password) return data({ email, problem: m.auth_incomplete() }, 422);
  const answer = await signIn({ email, password, address: clientAddress, headers: request.headers });
  if (answer.kind === 'limited') {
    const minutes = Math.ceil(answer.retryAfterSeconds / 60);
    const headers = { 'Retry-After': String(answer.retryAfterSeconds) };
    return data({ email, problem: m.auth_limited({ minutes }) }, { status: 429, headers });
  }
  if (answer.kind === 'refused') return data({ email, problem: m.auth_refused() }, 401);
  const next = nextPath(form.next, locale);
  const to = answer.kind === 'second-factor' ? urls.secondFactor(locale, next) : next;
  return redirectDocument(to, { headers: sessionHeaders(answer.setCookies) });
});

export default function LoginScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { provider, problem } = loaderData;
  const text = actionData?.problem ?? (provider && problem && providerProblemText(problem, provider.name));
  const isRetry = actionData !== undefined;
  return (
    <section className={styles.screen}>
      <h1>{m.auth_login_title()}</h1>
      <p className={styles.intro}>{m.auth_login_intro()}</p>
      {text && <ProblemNote text={text} attempt={actionData ?? problem} />}
      <form method="post" className={styles.form}>
        <CsrfField token={loaderData.csrfToken} />
        <input type="hidden" name="next" value={loaderData.next} />
        <EmailField defaultValue={actionData?.email} autoFocus={!isRetry} />
        <CredentialField
          label={m.auth_password()}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={256}
        />
        <button type="submit">{m.auth_login_submit()}</button>
      </form>
      {provider && (
        <a href={provider.address} className={styles.other}>
          {m.auth_provider_sign_in({ name: provider.name })}
        </a>
      )}
      <PasskeyButton next={loaderData.next} />
      <a href={urls.forgotPassword(loaderData.locale)} className={styles.more}>
        {m.auth_login_forgot()}
      </a>
    </section>
  );
}

export const meta: Route.MetaFunction = loginMeta;

export const headers: Route.HeadersFunction = actionHeaders;
