import { data, Form, Link, redirect } from 'react-router';
import { allCollections, collections } from '#app/collections/registry.ts';
import { formOf } from '#app/form-body.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { DataTable } from '../data-table.tsx';
import { collectionName, formatMoment } from '../format.ts';
import panels from '../office-panels.module.css';
import table from '../office-table.module.css';
import { namesOfPeople } from '../people.server.ts';
import { requireEditor } from '../require-editor.server.ts';
import { RowButton } from '../row-button.tsx';
import type { Route } from './+types/import-route.ts';
import { listJobs } from './jobs.server.ts';
import { StateBadge, shownState } from './state-badge.tsx';
import { takeImportFile } from './take-file.server.ts';
import { UploadForm } from './upload-form.tsx';

/** Files that were imported lately, and the way in for a new one. */
export async function loader(args: Route.LoaderArgs) {
  const { locale, csrfToken } = requireEditor(args, 'entry:write');
  const jobs = await listJobs();
  const people = await namesOfPeople(jobs.map(({ created_by }) => created_by));
  const wanted = args.url.searchParams.get('type') ?? '';
  return {
    jobs: jobs.map(({ id, name, type, row_count, created_at, created_by, ...job }) => ({
      id,
      name,
      type,
      row_count,
      state: shownState(job),
      when: [formatMoment(created_at, locale), created_by && people[created_by]].filter(Boolean).join(', '),
    })),
    types: allCollections.map(({ type }) => ({ type, title: collectionName(type) })),
    type: collections[wanted]?.type ?? 'event',
    locale,
    csrfToken: csrfToken ?? '',
  };
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const { viewer, locale } = requireEditor(args, 'entry:write');
  const form = await formOf(request);
  const definition = collections[String(form.get('type'))];
  if (!definition) throw data(null, { status: 400 });
  const [file, mappingFile] = [form.get('file'), form.get('mapping')];
  if (!(file instanceof File)) return data({ problem: 'no_file' as const, detail: '' }, 422);
  const taken = await takeImportFile({
    definition,
    file,
    mappingFile: mappingFile instanceof File ? mappingFile : null,
    actor: viewer,
  });
  if ('id' in taken) return redirect(urls.officeImport(locale, taken.id));
  return data({ problem: taken.problem, detail: taken.detail ?? '' }, 422);
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_import()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function ImportScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { jobs, types, type, locale, csrfToken } = loaderData;
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_import()}</h1>
      </header>
      <UploadForm types={types} type={type} csrfToken={csrfToken} answer={actionData ?? null} />
      {jobs.length > 0 && (
        <DataTable
          label={m.office_import_latest()}
          names={[
            m.office_import_file(),
            m.office_import_into(),
            m.office_import_rows(),
            m.office_import_state(),
            m.office_column_updated(),
          ]}
          hasActions
          isList
        >
          {jobs.map((job) => (
            <tr key={job.id}>
              <th scope="row">
                <Link discover="none" to={urls.officeImport(locale, job.id)}>
                  {job.name}
                </Link>
              </th>
              <td>{collectionName(job.type)}</td>
              <td>{job.row_count}</td>
              <td>
                <StateBadge state={job.state} />
              </td>
              <td className={table.note}>{job.when}</td>
              <td>
                <Form method="post" action={urls.officeImport(locale, job.id)}>
                  <CsrfField token={csrfToken} />
                  <RowButton value="remove" label={m.office_import_forget()} row={job.name} />
                </Form>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}
