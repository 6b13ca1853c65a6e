import { redirect } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import { plainFrame } from '../shell-data.ts';
import type { Route } from './+types/settings-route.ts';
import css from './account.module.css';

/** What a person can choose: the language of the venue. */
export function loader({ context }: Route.LoaderArgs) {
  const { viewer, locale } = loadContextOf(context);
  if (viewer.kind === 'visitor') throw redirect(urls.login(locale, urls.userSettings(locale)));
  return {
    locale,
    title: `${m.shell_account_settings()} | ${siteConfig.name[locale]}`,
    frame: { ...plainFrame, alternates: { de: urls.userSettings('de'), en: urls.userSettings('en') } },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function SettingsScreen({ loaderData: { locale } }: Route.ComponentProps) {
  const other = locale === 'de' ? 'en' : 'de';
  return (
    <section className={css.screen}>
      <h1>{m.shell_account_settings()}</h1>
      <a href={urls.userSettings(other)} hrefLang={other} lang={other}>
        {m.shell_account_other_language()}
      </a>
      <a href={urls.profile(locale)}>{m.shell_profile()}</a>
    </section>
  );
}
