import { redirect } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import { plainFrame } from '../shell-data.ts';
import type { Route } from './+types/profile-route.ts';
import css from './account.module.css';

/** Who is logged in, as the venue knows them. */
export function loader({ context }: Route.LoaderArgs) {
  const { viewer, locale, csrfToken } = loadContextOf(context);
  if (viewer.kind === 'visitor') throw redirect(urls.login(locale, urls.profile(locale)));
  const { first_name, last_name, email, role } = viewer;
  return {
    locale,
    csrfToken,
    name: `${first_name} ${last_name}`.trim() || email,
    email,
    role,
    title: `${m.shell_profile()} | ${siteConfig.name[locale]}`,
    frame: { ...plainFrame, alternates: { de: urls.profile('de'), en: urls.profile('en') } },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function ProfileScreen({ loaderData }: Route.ComponentProps) {
  const { locale, csrfToken, name, email, role } = loaderData;
  const roles = { editor: m.shell_account_editor, publisher: m.shell_account_publisher, admin: m.shell_account_admin };
  return (
    <section className={css.screen}>
      <h1>{m.shell_profile()}</h1>
      <dl className={css.facts}>
        <dt>{m.shell_account_name()}</dt>
        <dd>{name}</dd>
        <dt>{m.shell_account_email()}</dt>
        <dd>{email}</dd>
        <dt>{m.shell_account_role()}</dt>
        <dd>{roles[role]()}</dd>
      </dl>
      <a href={urls.userSettings(locale)}>{m.shell_account_settings()}</a>
      <form method="post" action={urls.logout(locale)}>
        <CsrfField token={csrfToken} />
        <button type="submit" className={css.button}>
          {m.shell_logout()}
        </button>
      </form>
    </section>
  );
}
