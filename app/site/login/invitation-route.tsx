import { data, redirect, redirectDocument } from 'react-router';
import { z } from 'zod';
import { minimalPassword } from '#app/auth/password-rule.ts';
import { roleName } from '#app/auth/role-name.ts';
import { signIn } from '#app/auth/sign-in.server.ts';
import { joinTeam, readInvitation } from '#app/auth/team/join.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import { refusalsNoted } from '../page/refused-window.server.ts';
import type { Route } from './+types/invitation-route.ts';
import { NewPasswordField } from './credential-field.tsx';
import styles from './login.module.css';
import { actionHeaders, frameOf, loginMeta } from './login-frame.ts';
import { loginTitle } from './login-title.server.ts';
import { NameFields } from './name-fields.tsx';
import { ProblemNote } from './notes.tsx';
import { weaknessOf } from './password-weakness.server.ts';
import { readForm } from './read-form.server.ts';
import { sessionHeaders } from './session-headers.server.ts';

/** Where the letter of an invitation leads. Mail programs that look at links beforehand use nothing up. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { csrfToken, locale } = loadContextOf(context);
  const token = (url.searchParams.get('token') ?? '').slice(0, 200);
  const invited = await readInvitation(token);
  const site = siteConfig.name[locale];
  return {
    csrfToken,
    locale,
    token,
    invited,
    intro: invited ? m.team_join_intro({ site, role: roleName(invited.role) }) : '',
    title: loginTitle(m.team_join_title(), loadContextOf(context)),
    frame: frameOf((each) => urls.invitation(each, token)),
  };
}

export const action = refusalsNoted(async ({ context, request }: Route.ActionArgs) => {
  const { clientAddress: address, locale } = loadContextOf(context);
  const parsed = joining.safeParse(await readForm(request));
  if (!parsed.success)
    return data({ isExpired: false, problem: m.auth_setup_password_problem({ minimum: minimalPassword }) }, 422);
  const { password, token } = parsed.data;
  const invited = await readInvitation(token);
  const weakness = invited && (await weaknessOf({ ...invited, ...parsed.data }));
  if (weakness) return data({ isExpired: false, problem: weakness }, 422);
  const answer = await joinTeam({ ...parsed.data, address });
  if (answer.kind === 'expired') return data({ isExpired: true, problem: m.team_join_expired() }, 410);
  if (answer.kind === 'limited') {
    const headers = { 'Retry-After': String(answer.retryAfterSeconds) };
    const minutes = Math.ceil(answer.retryAfterSeconds / 60);
    return data({ isExpired: false, problem: m.auth_limited({ minutes }) }, { status: 429, headers });
  }
  const session = await signIn({ email: answer.email, password, address, headers: request.headers });
  if (session.kind !== 'signed-in') throw redirect(urls.login(locale));
  return redirectDocument(urls.office(locale), { headers: sessionHeaders(session.setCookies) });
});

export default function InvitationScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { csrfToken, locale, token, invited, intro } = loaderData;
  const isExpired = !invited || actionData?.isExpired;
  return (
    <section className={styles.screen}>
      <h1>{m.team_join_title()}</h1>
      {(actionData || isExpired) && (
        <ProblemNote text={actionData?.problem ?? m.team_join_expired()} attempt={actionData} />
      )}
      {invited && !isExpired && (
        <>
          <p className={styles.intro}>{intro}</p>
          <form method="post" className={styles.form}>
            <CsrfField token={csrfToken} />
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="username" autoComplete="username" value={invited.email} />
            <NameFields {...invited} />
            <NewPasswordField label={m.auth_password()} name="password" maxLength={256} />
            <button type="submit">{m.team_join_submit()}</button>
          </form>
        </>
      )}
      <a href={urls.login(locale)} className={styles.more}>
        {m.auth_back_to_login()}
      </a>
    </section>
  );
}

export const meta: Route.MetaFunction = (given) => [...loginMeta(given), { name: 'referrer', content: 'no-referrer' }];

export const headers: Route.HeadersFunction = actionHeaders;

const name = z.string().trim().max(80);
const joining = z.object({
  token: z.string().min(1).max(200),
  first_name: name,
  last_name: name,
  password: z.string().min(minimalPassword).max(256),
});
