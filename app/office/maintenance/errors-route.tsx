import { sql } from 'drizzle-orm';
import { Form, Link } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { db } from '#app/db/client.server.ts';
import { suggestTargets } from '#app/features/redirects/suggestions.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { DataTable } from '../data-table.tsx';
import { formatMoment } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/errors-route.ts';

/** The most wanted get a suggestion: each is compared with every address of the site. */
const mostSuggested = 50;

type Missed = { url: string; status: number; count: number; at: string };

/** Addresses that visitors asked for in vain, the most wanted first; each leads to a redirect with one click. */
export async function loader(args: Route.LoaderArgs) {
  const { locale, viewer, csrfToken } = requireEditor(args);
  const { rows } = await db().execute<Missed>(sql`
    select url, status, count, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from error_log order by count desc, error_log.at desc limit 300`);
  const suggested = await suggestTargets(rows.slice(0, mostSuggested).map(({ url }) => url));
  return {
    locale,
    mayWrite: can(viewer, 'redirect:write'),
    csrfToken: csrfToken ?? '',
    rows: rows.map((row) => ({
      ...row,
      at: formatMoment(row.at, locale),
      target: suggested.get(row.url) ?? null,
      redirect: `${urls.officeArea(locale, 'redirects')}?from=${encodeURIComponent(row.url)}`,
    })),
  };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_errors()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function ErrorsScreen({ loaderData: { rows, locale, mayWrite, csrfToken } }: Route.ComponentProps) {
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
        {rows.map(({ url, status, count, at, redirect, target }) => (
          <tr key={`${url}${status}`}>
            <th scope="row">{url}</th>
            <td>{status}</td>
            <td>{count}</td>
            <td>{at}</td>
            <td>
              <div className={controls.line}>
                {target && mayWrite && (
                  <Suggestion address={urls.officeArea(locale, 'redirects')} {...{ url, target, csrfToken }} />
                )}
                <Link discover="none" className={controls.plain} to={redirect}>
                  {m.office_error_redirect()}
                  <span className="visually-hidden"> {url}</span>
                </Link>
              </div>
            </td>
          </tr>
        ))}
      </DataTable>
    </>
  );
}

type SuggestionProps = { address: string; url: string; target: string; csrfToken: string };

/** One press sends the old address to the page that is most like it. */
function Suggestion({ address, url, target, csrfToken }: SuggestionProps) {
  return (
    <Form method="post" action={address}>
      <CsrfField token={csrfToken} />
      <input type="hidden" name="locale" value="none" />
      <input type="hidden" name="old_path" value={url} />
      <input type="hidden" name="new_path" value={target} />
      <button type="submit" className={controls.plain} name="command" value="save:">
        {m.office_error_suggestion({ target })}
        <span className="visually-hidden"> {url}</span>
      </button>
    </Form>
  );
}
