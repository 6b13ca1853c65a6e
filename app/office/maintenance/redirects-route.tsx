import { data, Form } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { isUuid } from '#app/db/uuid.ts';
import { findRedirects, removeRedirect, saveRedirect } from '#app/features/redirects/commands.server.ts';
import { formOf } from '#app/form-body.server.ts';
import { isLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { defaultLocale } from '#app/venue/default-locale.ts';
import { DataTable } from '../data-table.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { permitted, requireEditor } from '../require-editor.server.ts';
import { RowButton } from '../row-button.tsx';
import type { Route } from './+types/redirects-route.ts';
import { importRedirects } from './import-redirects.server.ts';
import { redirectLocales, redirectOf } from './redirect-address.ts';
import { ImportForm, ImportReport, SaveForm } from './redirect-forms.tsx';

/** Addresses that lead elsewhere, of both languages. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, csrfToken } = requireEditor(args);
  const q = (args.url.searchParams.get('q') ?? '').slice(0, 200);
  const old_path = args.url.searchParams.get('from') ?? '';
  const new_path = args.url.searchParams.get('to') ?? '';
  return {
    q,
    old_path: old_path.slice(0, 500),
    new_path: new_path.slice(0, 500),
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
  const locale = redirectLocales.find((each) => each === text('locale'));
  if (!locale) throw data(null, { status: 400 });
  const isSure = text('sure') === '1';
  if (step === 'import')
    return { report: permitted(await importRedirects({ text: text('list'), locale, isSure, actor: viewer })) };
  const entered = { locale, old_path: text('old_path'), new_path: text('new_path') };
  const wish = redirectOf(entered);
  return {
    problem: wish ? permitted(await saveRedirect({ ...wish, isSure }, viewer)) : ('language' as const),
    entered,
  };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_redirects()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function RedirectsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { q, rows, csrfToken, mayWrite, old_path, new_path } = loaderData;
  const answer = actionData && 'problem' in actionData ? actionData : null;
  const report = actionData && 'report' in actionData ? actionData.report : null;
  const problem = answer?.problem ?? null;
  const entered = (problem && answer && 'entered' in answer && answer.entered) || {
    locale: old_path === '' || isLocale(old_path.split('/')[1]) ? defaultLocale : ('none' as const),
    old_path,
    new_path,
  };
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_redirects()}</h1>
      </header>
      {mayWrite && (
        <SaveForm key={rows.length} csrfToken={csrfToken} entered={entered} isDoubtful={problem === 'missing'} />
      )}
      <div className={controls.outcome} role={problem ? 'alert' : 'status'} data-problem={problem ? '' : undefined}>
        {answer && <p>{problem ? m[`office_redirect_problem_${problem}`]() : m.office_saved()}</p>}
      </div>
      {mayWrite && <ImportForm csrfToken={csrfToken} />}
      {report && <ImportReport report={report} />}
      <Form className={controls.actions} role="search" aria-label={m.office_redirects()}>
        <input type="search" name="q" defaultValue={q} aria-label={m.office_search()} />
        <button type="submit" className={controls.plain}>
          {m.office_apply()}
        </button>
      </Form>
      <RedirectRows {...loaderData} />
    </>
  );
}

function RedirectRows({ rows, csrfToken, mayWrite }: Route.ComponentProps['loaderData']) {
  return (
    <DataTable
      label={m.office_redirects()}
      names={[m.office_language(), m.office_redirect_old(), m.office_redirect_new(), m.office_redirect_kind()]}
      hasActions
      isList
    >
      {rows.map(({ id, locale, old_path: old, new_path, automatic, is_bare }) => (
        <tr key={id}>
          <td>{is_bare ? '–' : locale.toUpperCase()}</td>
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
  );
}
