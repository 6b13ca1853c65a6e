import { useEffect } from 'react';
import { data, Form, Link, redirect, useRevalidator } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { collections } from '#app/collections/registry.ts';
import { isUuid } from '#app/db/uuid.ts';
import { formOf } from '#app/form-body.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { collectionName } from '../format.ts';
import { PageLinks } from '../list/table/page-links.tsx';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/job-route.ts';
import css from './import-job.module.css';
import { JobProgress } from './job-progress.tsx';
import { getJob, removeJob, reportRows, saveMapping } from './jobs.server.ts';
import {
  creatableTypes,
  findingText,
  keyLabel,
  readMappingForm,
  targetChoices,
  targetsByHeader,
} from './mapping-fields.ts';
import { MappingForm } from './mapping-form.tsx';
import { reportParts } from './report-parts.ts';
import { ReportTable } from './report-table.tsx';
import { beginRun } from './run-job.server.ts';
import { StateBadge, shownState } from './state-badge.tsx';

const pageSize = 100;
/** How often a screen that is looked at asks how far a run is. */
const askEveryMs = 1_000;

/** One import: what its columns mean, what would happen, what has happened. */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { viewer, locale, csrfToken } = requireEditor(args, 'entry:write');
  const job = isUuid(params.id) ? await getJob(params.id) : null;
  const definition = job && collections[job.type];
  if (!definition) throw data(null, { status: 404 });
  const { searchParams } = args.url;
  const part = reportParts.find((each) => each === searchParams.get('part')) ?? 'all';
  const page = Math.min(Math.max(Math.trunc(Number(searchParams.get('page'))) || 1, 1), 10_000);
  const { count, reports } = await reportRows(job.id, { part, page, pageSize });
  return {
    job,
    collection: collectionName(job.type),
    form: {
      targets: targetChoices(definition),
      chosen: targetsByHeader(job.mapping),
      creatable: creatableTypes(definition).map((type) => ({ type, title: collectionName(type) })),
      mayPublish: can(viewer, 'entry:publish'),
    },
    report: {
      part,
      page,
      pages: Math.ceil(count / pageSize),
      rows: reports.map(({ changes, problems, ...row }) => ({
        ...row,
        changes: changes.map((key) => keyLabel(definition, key)),
        problems: problems.map((problem) => ({
          level: problem.level,
          words: findingText(definition, problem, locale),
        })),
      })),
    },
    locale,
    csrfToken: csrfToken ?? '',
  };
}

export async function action({ params, request, ...args }: Route.ActionArgs) {
  const { viewer: actor, locale } = requireEditor(args, 'entry:write');
  const job = isUuid(params.id) ? await getJob(params.id) : null;
  const definition = job && collections[job.type];
  if (!definition) throw data(null, { status: 404 });
  const { id, mapping, columns, state } = job;
  const form = await formOf(request);
  switch (form.get('command')) {
    case 'remove':
      await removeJob(id);
      return redirect(urls.officeArea(locale, 'import'));
    case 'check': {
      const headers = columns.map(({ name }) => name);
      const read = readMappingForm(form, { definition, mapping, headers });
      if (read.publish.length > 0) requireEditor(args, 'entry:publish');
      await saveMapping(id, read);
      return { busy: !(await beginRun({ id, kind: 'check', isResumed: false, actor })) };
    }
    case 'apply':
      if (job.publish.length > 0) requireEditor(args, 'entry:publish');
      if (state !== 'checked') return { busy: true };
      return { busy: !(await beginRun({ id, kind: 'apply', isResumed: false, actor })) };
    case 'resume': {
      if (job.publish.length > 0) requireEditor(args, 'entry:publish');
      const kind = state === 'checking' ? 'check' : 'apply';
      return { busy: !(await beginRun({ id, kind, isResumed: true, actor })) };
    }
    default:
      throw data(null, { status: 400 });
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.job.name ?? ''} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function JobScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { job, collection, form, report, locale, csrfToken } = loaderData;
  const isRunning = (job.state === 'checking' || job.state === 'applying') && !job.isInterrupted;
  useAskAgain(isRunning);
  return (
    <>
      <header className={panels.head}>
        <div className={panels.title}>
          <Link discover="none" to={urls.officeArea(locale, 'import')}>
            {m.office_import()}
          </Link>
          <h1>{job.name}</h1>
          <p className={controls.muted}>
            {m.office_import_facts({ collection, count: job.row_count })} <StateBadge state={shownState(job)} />
          </p>
        </div>
        <Form method="post">
          <CsrfField token={csrfToken} />
          <button type="submit" className={controls.plain} name="command" value="remove" disabled={isRunning}>
            {m.office_import_forget()}
          </button>
        </Form>
      </header>
      <Note words={actionData?.busy ? m.office_import_busy() : null} isProblem />
      <JobProgress job={job} isRunning={isRunning} list={urls.officeArea(locale, job.type)} csrfToken={csrfToken} />
      {report.rows.length + report.page > 1 || report.part !== 'all' ? (
        <>
          <ReportTable report={report} isDone={job.state === 'done'} />
          <PageLinks page={report.page} pages={report.pages} />
        </>
      ) : null}
      {!isRunning && (
        <details open={job.state === 'mapping'} className={panels.card}>
          <summary className={css.opener}>{m.office_import_mapping()}</summary>
          <MappingForm job={job} form={form} csrfToken={csrfToken} />
        </details>
      )}
    </>
  );
}

/** While somebody looks at a run, the page follows it. */
function useAskAgain(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void (document.hidden || revalidate()), askEveryMs);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}
