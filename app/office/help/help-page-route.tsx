import { data, Link } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/help-page-route.ts';
import css from './help.module.css';
import { helpGroupNames, helpGroups, helpGroupTitle, helpScreen, isHelpName } from './help-pages.ts';
import { helpText } from './help-texts.server.ts';

/** One page of the help, with its picture and the pages of its group beside it. */
export async function loader(args: Route.LoaderArgs) {
  const { locale } = requireEditor(args);
  const { name } = args.params;
  const group = helpGroupNames.find((each) => helpGroups[each].some((known) => known === name));
  if (!isHelpName(name) || !group) throw data(null, { status: 404 });
  return {
    ...helpText(name, locale),
    group,
    screen: helpScreen(name, locale),
    all: urls.officeArea(locale, 'help'),
    others: helpGroups[group].map((other) => ({
      title: helpText(other, locale).title,
      url: urls.officeHelp(locale, other),
      isHere: other === name,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${m.help_title()}` },
  { name: 'robots', content: 'noindex' },
];

export default function HelpPage({ loaderData }: Route.ComponentProps) {
  const { title, html, group, screen, all, others } = loaderData;
  return (
    <>
      <header className={panels.head}>
        <h1>{title}</h1>
        {screen && (
          <Link discover="none" className={controls.plain} to={screen}>
            {m.help_to_screen()}
          </Link>
        )}
      </header>
      <div className={css.page}>
        <article className={panels.card}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of the product's own files */}
          <div className={css.text} dangerouslySetInnerHTML={{ __html: html }} />
        </article>
        <nav className={panels.card} aria-labelledby="help-group">
          <h2 id="help-group">{helpGroupTitle(group)}</h2>
          <ul className={panels.lines}>
            {others.map(({ title, url, isHere }) => (
              <li key={url}>
                <Link discover="none" to={url} aria-current={isHere ? 'page' : undefined}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          <Link discover="none" to={all}>
            {m.help_all()}
          </Link>
        </nav>
      </div>
    </>
  );
}
