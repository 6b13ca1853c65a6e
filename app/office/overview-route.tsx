import { redirect } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import type { Route } from './+types/overview-route.ts';

/** Where one arrives: who one is and how pages are edited. */
export function loader({ context }: Route.LoaderArgs) {
  const { viewer, locale } = loadContextOf(context);
  if (viewer.kind === 'visitor') throw redirect(urls.login(locale, urls.office(locale)));
  return {
    name: viewer.first_name || viewer.username,
    home: urls.home(locale),
    title: `${m.office_name()} | ${siteConfig.name[locale]}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function Overview({ loaderData: { name, home } }: Route.ComponentProps) {
  return (
    <>
      <h1>{m.office_welcome({ name })}</h1>
      <p>{m.office_intro()}</p>
      <section className="office-panel" aria-labelledby="office-pages">
        <h2 id="office-pages">{m.office_pages()}</h2>
        <p>{m.office_pages_text()}</p>
        <a className="office-button" href={home}>
          {m.office_to_site()}
        </a>
      </section>
    </>
  );
}
