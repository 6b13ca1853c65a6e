import { sql } from 'drizzle-orm';
import { Link } from 'react-router';
import { db } from '#app/db/client.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { DataTable } from '../data-table.tsx';
import { formatMoment } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/errors-route.ts';

type Missed = { url: string; status: number; count: number; at: string };

/** Addresses that visitors asked for in vain, the most wanted first; each leads to a redirect with one click. */
export async function loader(args: Route.LoaderArgs) {
  const { locale } = requireEditor(args);
  const { rows } = await db().execute<Missed>(sql`
    select url, status, count, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from error_log order by count desc, error_log.at desc limit 300`);
  return {
    locale,
    rows: rows.map((row) => ({
      ...row,
      at: formatMoment(row.at, locale),
      redirect: `${urls.officeArea(locale, 'redirects')}?from=${encodeURIComponent(row.url)}`,
    })),
  };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_errors()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function ErrorsScreen({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_errors()}</h1>
      </header>
      {rows.length === 0 && <p className={controls.muted}>{m.office_errors_none()}</p>}
      <DataTable
        label={m.office_errors()}
        names={[m.office_error_address(), m.office_error_status(), m.office_error_count(), m.office_column_updated()]}
        hasActions
        isList
      >
        {rows.map(({ url, status, count, at, redirect }) => (
          <tr key={`${url}${status}`}>
            <th scope="row">{url}</th>
            <td>{status}</td>
            <td>{count}</td>
            <td>{at}</td>
            <td>
              <Link discover="none" to={redirect}>
                {m.office_error_redirect()}
                <span className="visually-hidden"> {url}</span>
              </Link>
            </td>
          </tr>
        ))}
      </DataTable>
    </>
  );
}
