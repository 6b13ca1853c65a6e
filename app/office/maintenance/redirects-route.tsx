import { data, Form } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { isUuid } from '#app/db/uuid.ts';
import { findRedirects, removeRedirect, saveRedirect } from '#app/features/redirects/commands.server.ts';
import { formOf } from '#app/form-body.server.ts';
import { isLocale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { DataTable } from '../data-table.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { permitted, requireEditor } from '../require-editor.server.ts';
import { RowButton } from '../row-button.tsx';
import type { Route } from './+types/redirects-route.ts';
import { redirectOf } from './redirect-address.ts';

/** Addresses that lead elsewhere, of both languages. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, csrfToken } = requireEditor(args);
  const q = (args.url.searchParams.get('q') ?? '').slice(0, 200);
  const old_path = args.url.searchParams.get('from') ?? '';
  return {
    q,
    old_path: old_path.slice(0, 500),
    rows: await findRedirects(q),
    csrfToken: csrfToken ?? '',
    mayWrite: can(viewer, 'redirect:write'),
  };
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const { viewer } = requireEditor(args, 'redirect:write');
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const [step, id = ''] = text('command').split(':');
  if (step === 'remove' && isUuid(id)) {
    permitted(await removeRedirect(id, viewer));
    return { problem: null };
  }
  const locale = text('locale');
  if (!isLocale(locale)) throw data(null, { status: 400 });
  const redirect = redirectOf({ locale, old_path: text('old_path'), new_path: text('new_path') });
  return { problem: redirect ? permitted(await saveRedirect(redirect, viewer)) : ('language' as const) };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_redirects()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function RedirectsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { q, rows, csrfToken, mayWrite, old_path } = loaderData;
  const problem = actionData?.problem ?? null;
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_redirects()}</h1>
      </header>
      {mayWrite && (
        <Form method="post" className={panels.card} key={rows.length}>
          <CsrfField token={csrfToken} />
          <div className={controls.fields}>
            <label>
              {m.office_language()}
              <select name="locale">
                {locales.map((locale) => (
                  <option key={locale} value={locale}>
                    {m[`office_language_${locale}`]()}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {m.office_redirect_old()}
              <input name="old_path" required maxLength={500} defaultValue={old_path} />
            </label>
            <label>
              {m.office_redirect_new()}
              <input name="new_path" required maxLength={500} />
            </label>
            <button type="submit" className={controls.button} name="command" value="save:">
              {m.office_redirect_save()}
            </button>
          </div>
        </Form>
      )}
      <div className={controls.outcome} role={problem ? 'alert' : 'status'} data-problem={problem ? '' : undefined}>
        {actionData && <p>{problem ? m[`office_redirect_problem_${problem}`]() : m.office_saved()}</p>}
      </div>
      <Form className={controls.actions} role="search" aria-label={m.office_redirects()}>
        <input type="search" name="q" defaultValue={q} aria-label={m.office_search()} />
        <button type="submit" className={controls.plain}>
          {m.office_apply()}
        </button>
      </Form>
      <DataTable
        label={m.office_redirects()}
        names={[m.office_language(), m.office_redirect_old(), m.office_redirect_new(), m.office_redirect_kind()]}
        hasActions
        isList
      >
        {rows.map(({ id, locale, old_path: old, new_path, automatic }) => (
          <tr key={id}>
            <td>{locale.toUpperCase()}</td>
            <th scope="row">{old}</th>
            <td>{new_path}</td>
            <td>{automatic ? m.office_redirect_automatic() : m.office_redirect_by_hand()}</td>
            <td>
              {mayWrite && (
                <Form method="post">
                  <CsrfField token={csrfToken} />
                  <RowButton value={`remove:${id}`} label={m.office_remove()} row={old} />
                </Form>
              )}
            </td>
          </tr>
        ))}
      </DataTable>
    </>
  );
}
