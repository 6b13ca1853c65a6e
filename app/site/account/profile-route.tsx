import { data } from 'react-router';
import { z } from 'zod';
import { readOwnLocale } from '#app/auth/account/own-locale.server.ts';
import { saveProfile } from '#app/auth/account/profile.server.ts';
import { roleName } from '#app/auth/role-name.ts';
import { locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import styles from '../login/login.module.css';
import { frameOf, loginMeta } from '../login/login-frame.ts';
import { NameFields } from '../login/name-fields.tsx';
import { readForm } from '../login/read-form.server.ts';
import type { Route } from './+types/profile-route.ts';
import css from './account.module.css';
import { type Outcome, OutcomeNote } from './outcome.tsx';
import { permitted, requirePerson } from './require-person.server.ts';
import { SelectField } from './select-field.tsx';

/** Who is logged in, as the venue knows them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { viewer, locale, csrfToken } = requirePerson(context, 'profile');
  const { first_name, last_name, email, role } = viewer;
  return {
    locale,
    csrfToken,
    first_name,
    last_name,
    email,
    role,
    ownLocale: (await readOwnLocale(viewer)) ?? locale,
    title: `${m.shell_profile()} | ${siteConfig.name[locale]}`,
    frame: frameOf(urls.profile),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { viewer } = requirePerson(context, 'profile');
  const parsed = profile.safeParse(await readForm(request));
  if (!parsed.success) throw data(null, { status: 400 });
  permitted(await saveProfile(parsed.data, viewer));
  return { problem: null, heading: m.account_saved(), text: m.account_saved_profile() } satisfies Outcome;
}

export default function ProfileScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, csrfToken, first_name, last_name, email, role, ownLocale } = loaderData;
  const languages = { de: m.account_de, en: m.account_en };
  return (
    <section className={css.screen}>
      <h1>{m.shell_profile()}</h1>
      <OutcomeNote outcome={actionData} />
      <dl className={css.facts}>
        <dt>{m.shell_account_email()}</dt>
        <dd>{email}</dd>
        <dt>{m.shell_account_role()}</dt>
        <dd>{roleName(role)}</dd>
      </dl>
      <section className={css.part} aria-labelledby="account-name">
        <h2 id="account-name">{m.account_name_title()}</h2>
        <form method="post" className={styles.form}>
          <CsrfField token={csrfToken} />
          <NameFields first_name={first_name} last_name={last_name} />
          <SelectField label={m.account_locale()} hint={m.account_locale_hint()} name="locale" defaultValue={ownLocale}>
            {locales.map((each) => (
              <option key={each} value={each} lang={each}>
                {languages[each]()}
              </option>
            ))}
          </SelectField>
          <button type="submit">{m.account_save()}</button>
        </form>
      </section>
      <a href={urls.userSettings(locale)} className={styles.more}>
        {m.account_to_settings()}
      </a>
      <form method="post" action={urls.logout(locale)}>
        <CsrfField token={csrfToken} />
        <button type="submit" className={css.button}>
          {m.shell_logout()}
        </button>
      </form>
    </section>
  );
}

export const meta: Route.MetaFunction = loginMeta;

const name = z.string().trim().max(80);
const profile = z.object({ first_name: name, last_name: name, locale: z.enum(locales) });
