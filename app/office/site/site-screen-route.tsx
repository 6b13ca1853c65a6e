import { data, redirect } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { siteProblemText } from '#app/cms/site-format/problem-text.ts';
import { isUuid } from '#app/db/uuid.ts';
import { forgetUpload, readReport } from '#app/features/site-transfer/kept-uploads.server.ts';
import { refusalIn } from '#app/features/site-transfer/site-report.ts';
import { siteTransfer } from '#app/features/site-transfer/site-transfer.server.ts';
import { formOf } from '#app/form-body.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { permitted, requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/site-screen-route.ts';
import { PlanView } from './plan-view.tsx';
import { ProblemView } from './problem-view.tsx';
import { UploadForm } from './upload-form.tsx';

/** The whole site as a file: taken along, and read again. With `upload` what was found in one that was sent. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, locale, csrfToken } = requireEditor(args, 'site:export');
  const id = args.url.searchParams.get('upload');
  const report = id && isUuid(id) ? await readReport(id) : null;
  return {
    locale,
    csrfToken: csrfToken ?? '',
    mayImport: can(viewer, 'site:import'),
    isGone: id !== null && report === null,
    refusal: refusalIn(args.url.searchParams),
    report: report && {
      ...report,
      id: id ?? '',
      problems: {
        count: report.problems.count,
        lines: report.problems.lines.map((problem) => siteProblemText(problem, locale)),
      },
    },
  };
}

/** Writes what was shown, or throws the file away. */
export async function action({ request, ...args }: Route.ActionArgs) {
  const { viewer, locale } = requireEditor(args, 'site:import');
  const form = await formOf(request);
  const [id, tag, command] = ['id', 'tag', 'command'].map((name) => String(form.get(name) ?? ''));
  if (!id || !isUuid(id)) throw data(null, { status: 400 });
  if (command === 'discard') {
    await forgetUpload(id);
    throw redirect(urls.officeArea(locale, 'site'));
  }
  const label = m.office_site_before();
  const outcome = permitted(await siteTransfer().write({ id, tag: tag ?? '', viewer, label }));
  return data({ outcome }, outcome === 'written' ? 200 : 409);
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_site()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function SiteScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { report, locale, csrfToken, mayImport, isGone, refusal } = loaderData;
  const outcome = actionData?.outcome ?? (isGone ? 'gone' : null);
  const words = outcome && outcome !== 'written' ? m[`office_site_outcome_${outcome}`]() : null;
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_site()}</h1>
      </header>
      <Note text={words} isProblem={words !== null} />
      {report && (
        <div className={panels.stack}>
          {report.plan ? (
            <PlanView report={report} plan={report.plan} locale={locale} csrfToken={csrfToken} />
          ) : (
            <ProblemView report={report} />
          )}
        </div>
      )}
      <div className={panels.overview}>
        <Download locale={locale} />
        {mayImport && (
          <section className={panels.card}>
            <h2>{report ? m.office_site_upload_other() : m.office_site_upload()}</h2>
            <p className={controls.muted}>{m.office_site_upload_text()}</p>
            <UploadForm key={`${report?.id} ${refusal?.problem} ${refusal?.file}`} locale={locale} refusal={refusal} />
          </section>
        )}
      </div>
    </>
  );
}

function Download({ locale }: { locale: Locale }) {
  return (
    <section className={panels.card}>
      <h2>{m.office_site_download()}</h2>
      <p className={controls.muted}>{m.office_site_export_text()}</p>
      <p>
        <a className={controls.plain} href={urls.officeSiteExport(locale)} download>
          {m.office_site_export_link()}
        </a>
      </p>
    </section>
  );
}
