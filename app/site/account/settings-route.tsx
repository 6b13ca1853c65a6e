import { data } from 'react-router';
import { hasOwnPassword } from '#app/auth/account/own-credential.server.ts';
import { ownSessions } from '#app/auth/account/sessions.server.ts';
import { auth } from '#app/auth/auth-runtime.server.ts';
import { ownPasskeys } from '#app/auth/passkey/own-passkeys.server.ts';
import { hasSecondFactor } from '#app/auth/second-factor/own-factor.server.ts';
import { otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';
import styles from '../login/login.module.css';
import { actionHeaders, frameOf, loginMeta } from '../login/login-frame.ts';
import { loginTitle } from '../login/login-title.server.ts';
import { readForm } from '../login/read-form.server.ts';
import { refusalsNoted } from '../page/refused-window.server.ts';
import type { Route } from './+types/settings-route.ts';
import css from './account.module.css';
import { runOnFactor } from './factor-actions.server.ts';
import { type Outcome, OutcomeNote } from './outcome.tsx';
import { passkeyRow } from './passkey-row.server.ts';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { requirePerson } from './require-person.server.ts';
import { SecondFactorSection } from './second-factor-section.tsx';
import { sessionRow } from './session-row.server.ts';
import { SessionsSection } from './sessions-section.tsx';
import { runOnAccount } from './settings-actions.server.ts';

/** How somebody gets in: password, second factor, passkeys, and browsers that are logged in. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { viewer, locale, csrfToken } = requirePerson(context, 'userSettings');
  const [sessions, passkeys, hasPassword, hasApp] = await Promise.all([
    ownSessions(viewer, request.headers),
    ownPasskeys(viewer),
    hasOwnPassword(viewer),
    hasSecondFactor(viewer),
  ]);
  return {
    locale,
    csrfToken,
    email: viewer.email,
    hasPassword,
    hasApp,
    passkeys: passkeys.map((key) => passkeyRow(key, locale)),
    sessions: sessions.map((session) => sessionRow(session, locale)),
    limits: auth().sessions,
    done: doneBefore(url),
    title: loginTitle(m.account_settings_title(), loadContextOf(context)),
    frame: frameOf(urls.userSettings),
  };
}

export const action = refusalsNoted(async ({ context, request }: Route.ActionArgs) => {
  const { viewer, locale } = requirePerson(context, 'userSettings');
  const posted = { form: await readForm(request), viewer, headers: request.headers };
  const command = posted.form.command ?? '';
  const done = (await runOnFactor(command, { ...posted, locale })) ?? (await runOnAccount(posted));
  const { status, headers = {}, ...shown } = done;
  return data(shown, { status, headers });
});

export default function SettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, csrfToken, email, hasPassword, hasApp, passkeys, sessions, limits, done } = loaderData;
  const { outcome = done, setup = null, codes = null } = actionData ?? {};
  const other = otherLocale(locale);
  return (
    <section className={css.screen}>
      <h1>{m.account_settings_title()}</h1>
      <OutcomeNote outcome={outcome} />
      <PasswordSection email={email} hasPassword={hasPassword} csrfToken={csrfToken} key={JSON.stringify(outcome)} />
      <SecondFactorSection isOn={hasApp} hasPassword={hasPassword} setup={setup} codes={codes} csrfToken={csrfToken} />
      <PasskeysSection passkeys={passkeys} hasPassword={hasPassword} csrfToken={csrfToken} />
      <SessionsSection sessions={sessions} limits={limits} csrfToken={csrfToken} />
      <a href={urls.userSettings(other)} hrefLang={other} lang={other} className={styles.more}>
        {m.shell_account_other_language()}
      </a>
      <a href={urls.profile(locale)} className={styles.more}>
        {m.account_to_profile()}
      </a>
    </section>
  );
}

export const meta: Route.MetaFunction = loginMeta;

export const headers: Route.HeadersFunction = actionHeaders;

/** What a command did that ended with a new address, because the session got another cookie or a script did it. */
function doneBefore({ searchParams }: URL): Outcome | undefined {
  const texts: Record<string, () => string> = {
    'factor-on': m.account_factor_done_on,
    'factor-off': m.account_factor_done_off,
    passkey: m.account_passkey_done,
  };
  const text = texts[searchParams.get('done') ?? ''];
  return text && { problem: null, heading: m.account_saved(), text: text() };
}
