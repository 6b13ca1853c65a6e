import { Link } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import type { Route } from './+types/overview-route.ts';
import controls from './office-controls.module.css';
import panels from './office-panels.module.css';
import { type Line, overview } from './overview.server.ts';
import { requireEditor } from './require-editor.server.ts';

/** Where one arrives: what happens today and what waits. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, locale, now } = requireEditor(args);
  return {
    ...(await overview(now, locale)),
    name: viewer.first_name || viewer.username,
    home: urls.home(locale),
    errorLog: urls.officeArea(locale, 'errors'),
    title: `${m.office_name()} | ${siteConfig.name[locale]}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { name, home, today, changed, edits, errors, errorLog } = loaderData;
  return (
    <>
      <h1>{m.office_welcome({ name })}</h1>
      <div className={panels.overview}>
        <Lines title={m.office_today_title()} lines={today} none={m.office_today_none()} />
        <Lines title={m.office_unpublished()} lines={changed} none={m.office_unpublished_none()} />
        <Lines title={m.office_last_edits()} lines={edits} none={m.office_last_edits_none()} />
        <section className={panels.card} aria-labelledby="office-errors">
          <h2 id="office-errors">{m.office_errors()}</h2>
          {errors.length === 0 && <p className={controls.muted}>{m.office_errors_none()}</p>}
          <ul className={panels.lines}>
            {errors.map(({ url, status, count }) => (
              <li key={`${url}${status}`}>
                <code>{url}</code>
                <span className={controls.muted}>
                  {status}, {m.office_times({ count })}
                </span>
              </li>
            ))}
          </ul>
          <Link discover="none" to={errorLog}>
            {m.office_all_errors()}
          </Link>
        </section>
        <section className={panels.card} aria-labelledby="office-pages">
          <h2 id="office-pages">{m.office_pages()}</h2>
          <p>{m.office_pages_text()}</p>
          <p>
            <a className={controls.button} href={home}>
              {m.office_to_site()}
            </a>
          </p>
        </section>
      </div>
    </>
  );
}

function Lines({ title, lines, none }: { title: string; lines: Line[]; none: string }) {
  return (
    <section className={panels.card} aria-label={title}>
      <h2>{title}</h2>
      {lines.length === 0 && <p className={controls.muted}>{none}</p>}
      <ul className={panels.lines}>
        {lines.map(({ key, url, title: name, note }) => (
          <li key={key}>
            <Link discover="none" to={url}>
              {name}
            </Link>
            <span className={controls.muted}>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
