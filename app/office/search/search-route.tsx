import { Link } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { ContentLink } from '../content-link.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/search-route.ts';
import { findAnything } from './find-anything.server.ts';

/** What the field in the bar of the office has found, collection by collection. */
export async function loader(args: Route.LoaderArgs) {
  const { locale } = requireEditor(args);
  const q = (args.url.searchParams.get('q') ?? '').trim().slice(0, 200);
  return { q, found: await findAnything(q, locale) };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_search()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const { q, found } = loaderData;
  return (
    <>
      <header className={panels.head}>
        <h1>{q ? m.office_search_title({ q }) : m.office_search()}</h1>
      </header>
      {found.length === 0 && <p className={panels.none}>{q ? m.office_search_none() : m.office_search_anything()}</p>}
      <div className={panels.overview}>
        {found.map(({ title, all, results }) => (
          <section key={title} className={panels.card} aria-label={title}>
            <h2>{title}</h2>
            <ul className={panels.lines}>
              {results.map(({ key, title: name, note, url }) => (
                <li key={key}>
                  <ContentLink title={name} url={url} />
                  <span className={controls.muted}>{note}</span>
                </li>
              ))}
            </ul>
            {all && (
              <Link discover="none" to={all}>
                {m.office_search_all({ title })}
              </Link>
            )}
          </section>
        ))}
      </div>
    </>
  );
}
