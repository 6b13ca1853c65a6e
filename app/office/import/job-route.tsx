import { data, Form, Link, redirect } from 'react-router';
import { can } from '#app/auth/policy.ts';
import type { Editor } from '#app/auth/viewer.ts';
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
import { namesOfPeople } from '../people.server.ts';
import { requireEditor } from '../require-editor.server.ts';
import { useAskAgain } from '../use-ask-again.ts';
import type { Route } from './+types/job-route.ts';
import css from './import-job.module.css';
import { JobProgress } from './job-progress.tsx';
import { keptEntries, type UndoCounts, undoCounts } from './job-writes.server.ts';
import { getJob, removeJob, reportRows, saveMapping } from './jobs.server.ts';
import {
  creatableTypes,
  findingText,
  isKeyMade,
  keyLabel,
  readMappingForm,
  targetChoices,
  targetsByHeader,
} from './mapping-fields.ts';
import { MappingForm } from './mapping-form.tsx';
import { ReadingForm } from './reading-form.tsx';
import { rememberMapping } from './remembered-mapping.server.ts';
import { reportParts } from './report-parts.ts';
import { ReportTable } from './report-table.tsx';
import { beginRun, beginUndo } from './run-job.server.ts';
import { StateBadge, shownState } from './state-badge.tsx';
import { type FileProblem, readImportAgain } from './take-file.server.ts';
import { type KeptEntry, UndoPanel } from './undo-panel.tsx';
import { fileProblemText } from './upload-form.tsx';

const pageSize = 100;

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
  const counts = await undoCounts(job.id);
  return {
    job,
    collection: collectionName(job.type),
    form: {
      targets: targetChoices(definition),
      chosen: targetsByHeader(job.mapping),
      isKeyMade: isKeyMade(definition, job.mapping),
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
          text: findingText(definition, problem, locale),
        })),
      })),
    },
    undo: { counts, kept: await keptWithNames(job.id), mayUndo: mayUndoAll(viewer, counts) },
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
    case 'sheet':
    case 'suggest': {
      const sheetName = String(form.get('sheet') ?? '');
      const sheet = job.sheets.find((each) => each === sheetName) ?? job.records;
      const isFresh = form.get('command') === 'suggest';
      const refused = await readImportAgain(job, { definition, sheet, isFresh });
      return { busy: false, problem: refused?.problem ?? null };
    }
    case 'apply':
      if (job.publish.length > 0) requireEditor(args, 'entry:publish');
      if (state !== 'checked') return { busy: true };
      await rememberMapping({
        type: job.type,
        headers: columns.map((each) => each.name),
        mapping,
        source: job.name,
        actor,
      });
      return { busy: !(await beginRun({ id, kind: 'apply', isResumed: false, actor })) };
    case 'undo':
      if (!['done', 'checked', 'undoing'].includes(state)) return { busy: true };
      if (!mayUndoAll(actor, await undoCounts(id))) requireEditor(args, 'entry:publish');
      return { busy: !(await beginUndo({ id, actor })) };
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
  const isRunning = ['checking', 'applying', 'undoing'].includes(job.state) && !job.isInterrupted;
  const isUndo = job.state === 'undoing' || job.state === 'undone';
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
      <Note text={answerText(actionData)} isProblem />
      <JobProgress job={job} isRunning={isRunning} list={urls.officeArea(locale, job.type)} csrfToken={csrfToken} />
      <UndoPanel job={job} {...loaderData.undo} locale={locale} csrfToken={csrfToken} />
      {!isUndo && (report.rows.length + report.page > 1 || report.part !== 'all') ? (
        <>
          <ReportTable report={report} isDone={job.state === 'done'} />
          <PageLinks page={report.page} pages={report.pages} />
        </>
      ) : null}
      {!isRunning && job.state !== 'undoing' && (
        <details open={job.state === 'mapping' || job.state === 'undone'} className={panels.card}>
          <summary className={css.opener}>{m.office_import_mapping()}</summary>
          {(job.state === 'mapping' || job.state === 'checked') && (
            <ReadingForm job={job} locale={locale} csrfToken={csrfToken} />
          )}
          <MappingForm job={job} form={form} csrfToken={csrfToken} />
        </details>
      )}
    </>
  );
}

async function keptWithNames(id: string): Promise<KeptEntry[]> {
  const kept = await keptEntries(id);
  const people = await namesOfPeople(kept.map(({ updated_by }) => updated_by));
  return kept.map(({ updated_by, ...entry }) => ({ ...entry, by: (updated_by && people[updated_by]) || '' }));
}

/** Made drafts go to the trash, and what was published goes back to what it was; each is a right of its own. */
function mayUndoAll(viewer: Editor, { made, published }: UndoCounts): boolean {
  return (made === 0 || can(viewer, 'entry:delete')) && (published === 0 || can(viewer, 'entry:publish'));
}

type Answer = { busy: boolean; problem?: FileProblem | null };

function answerText(answer: Answer | undefined): string | null {
  if (answer?.problem) return fileProblemText({ problem: answer.problem, detail: '' });
  return answer?.busy ? m.office_import_busy() : null;
}
