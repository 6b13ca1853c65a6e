import { Link } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/help-route.ts';
import css from './help.module.css';
import { helpGroupNames, helpGroups, helpGroupTitle } from './help-pages.ts';
import { helpText } from './help-texts.server.ts';

/** All pages of the help with what each is about. */
export async function loader(args: Route.LoaderArgs) {
  const { locale } = requireEditor(args);
  return {
    tour: urls.officeTourStop(locale, '', 1),
    groups: helpGroupNames.map((group) => ({
      group,
      pages: helpGroups[group].map((name) => {
        const { title, summary } = helpText(name, locale);
        return { name, title, summary, url: urls.officeHelp(locale, name) };
      }),
    })),
  };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.help_title()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function HelpScreen({ loaderData: { groups, tour } }: Route.ComponentProps) {
  return (
    <>
      <header className={panels.head}>
        <h1>{m.help_title()}</h1>
        <Link discover="none" className={controls.plain} to={tour}>
          {m.tour_begin()}
        </Link>
      </header>
      <p className={controls.muted}>{m.help_intro()}</p>
      <div className={css.groups}>
        {groups.map(({ group, pages }) => (
          <section key={group} className={panels.card} aria-labelledby={`help-${group}`}>
            <h2 id={`help-${group}`}>{helpGroupTitle(group)}</h2>
            <ul className={css.pages}>
              {pages.map(({ name, title, summary, url }) => (
                <li key={name}>
                  <Link discover="none" to={url}>
                    {title}
                  </Link>
                  <p className={controls.muted}>{summary}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
