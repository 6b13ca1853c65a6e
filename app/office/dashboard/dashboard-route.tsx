import { data, Form } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import { runningEnv } from '#app/env.server.ts';
import { undoSitting } from '#app/features/activity/undo-sitting.server.ts';
import { askForBackup } from '#app/features/backups/ask-for-backup.server.ts';
import { readBackupState } from '#app/features/backups/backup-state.server.ts';
import { readStoredSettings } from '#app/features/site-settings/settings.server.ts';
import { formOf } from '#app/form-body.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { contentModel } from '#app/modules/content-model.server.ts';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { timeZone } from '#app/venue/time-zone.ts';
import siteConfig from '#site-config';
import type { ActivityLine } from '../activity/activity-lines.server.ts';
import { ActivityList } from '../activity/activity-list.tsx';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { permitted, requireEditor } from '../require-editor.server.ts';
import { isTourOffered } from '../tour/tour.server.ts';
import type { Route } from './+types/dashboard-route.ts';
import { BackupCard } from './backup-card.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { MissedAddresses, ProgrammeDays, SiteState, UnpublishedLines, WaitingLines } from './dashboard-parts.tsx';
import { latestActivity, latestLogins, mostMissedAddresses } from './latest.server.ts';
import { todayAndTomorrow } from './programme-today.server.ts';
import { SetupCard } from './setup-card.tsx';
import { setupWarnings } from './setup-warnings.server.ts';
import { SiteExportCard } from './site-export-card.tsx';
import { TourCard } from './tour-card.tsx';
import { unpublished } from './unpublished.server.ts';
import { whatWaits } from './waiting.server.ts';

/** Where one arrives: what the site is doing, what waits for a decision, and what others have done. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, locale, now, csrfToken } = requireEditor(args);
  const mayReadAudit = can(viewer, 'audit:read');
  const [settings, days, waiting, drafts, activity, logins, missed, backup, setup, isTourNew] = await Promise.all([
    readStoredSettings(),
    todayAndTomorrow(now, locale),
    whatWaits({ viewer, locale, day: venueDay(now) }),
    unpublished(locale),
    latestActivity(locale),
    mayReadAudit ? latestLogins(locale) : [],
    mostMissedAddresses(),
    can(viewer, 'backup:write') ? readBackupState(now, timeZone) : null,
    can(viewer, 'settings:write') ? setupWarnings(runningEnv(), locale) : [],
    isTourOffered(viewer.id),
  ]);
  return {
    days,
    waiting,
    drafts,
    activity,
    logins,
    missed,
    backup,
    setup,
    tour: isTourNew ? { begin: urls.officeTourStop(locale, '', 1), ending: urls.officeTour(locale) } : null,
    locale,
    csrfToken: csrfToken ?? '',
    name: viewer.first_name || viewer.username,
    isSiteOnline: settings.is_site_online,
    isShopOnline: settings.is_shop_online,
    areas: {
      settings: can(viewer, 'settings:write') ? urls.officeArea(locale, 'settings') : null,
      errors: urls.officeArea(locale, 'errors'),
      activities: mayReadAudit ? urls.officeArea(locale, 'activities') : null,
      versions: urls.officeArea(locale, 'versions'),
      siteExport: can(viewer, 'site:export') ? urls.officeSiteExport(locale) : null,
    },
    mayWrite: can(viewer, 'entry:write'),
    title: `${m.office_name()} | ${siteConfig.name[locale]}`,
  };
}

/** Takes back what a line of the latest activity says, or asks for a backup. */
export async function action({ request, ...args }: Route.ActionArgs) {
  const { viewer } = requireEditor(args, 'entry:write');
  const form = await formOf(request);
  if (form.get('command') === 'backup') {
    const outcome = permitted(await askForBackup(viewer));
    return data({
      text: outcome === 'asked' ? m.office_backup_asked() : m.office_backup_unplanned(),
      isProblem: outcome !== 'asked',
    });
  }
  const [, first, last] = /^undo:(\d{1,15}):(\d{1,15})$/.exec(String(form.get('command') ?? '')) ?? [];
  if (!first || !last) throw data(null, { status: 400 });
  const undone = await undoSitting({ first: Number(first), last: Number(last) }, { actor: viewer, contentModel });
  return data(
    { text: m[`office_undo_${permitted(undone)}`](), isProblem: undone === 'late' },
    undone === 'late' ? 409 : 200,
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { name, days, waiting, drafts, activity, logins, missed, backup, setup, tour } = loaderData;
  const { locale, csrfToken, areas, mayWrite } = loaderData;
  return (
    <>
      <h1>{m.office_welcome({ name })}</h1>
      <SiteState
        isSiteOnline={loaderData.isSiteOnline}
        isShopOnline={loaderData.isShopOnline}
        settings={areas.settings}
      />
      <Note text={actionData?.text ?? null} isProblem={actionData?.isProblem ?? false} />
      <div className={panels.overview}>
        {tour && <TourCard {...tour} csrfToken={csrfToken} />}
        {setup.length > 0 && <SetupCard warnings={setup} />}
        <DashboardCard title={m.office_waits()} none={waiting.length === 0 && m.office_waits_none()} tour="waits">
          <WaitingLines lines={waiting} locale={locale} />
        </DashboardCard>
        <ProgrammeDays days={days} locale={locale} />
        <DashboardCard
          title={m.office_unpublished()}
          none={drafts.length === 0 && m.office_unpublished_none()}
          link={{ url: areas.versions, title: m.office_versions_overview() }}
        >
          <UnpublishedLines lines={drafts} />
        </DashboardCard>
        <DashboardCard
          title={m.office_last_edits()}
          none={activity.length === 0 && m.office_last_edits_none()}
          link={areas.activities ? { url: areas.activities, title: m.office_activities_all() } : null}
        >
          <Form method="post" preventScrollReset>
            <CsrfField token={csrfToken} />
            <ActivityList lines={activity} mayUndo={mayWrite} />
          </Form>
        </DashboardCard>
        <DashboardCard
          title={m.office_errors()}
          none={missed.length === 0 && m.office_errors_none()}
          link={{ url: areas.errors, title: m.office_all_errors() }}
        >
          <MissedAddresses missed={missed} redirects={urls.officeArea(locale, 'redirects')} />
        </DashboardCard>
        {areas.activities && <LoginsCard logins={logins} activities={areas.activities} />}
        {backup && <BackupCard backup={backup} locale={locale} csrfToken={csrfToken} />}
        {areas.siteExport && <SiteExportCard url={areas.siteExport} locale={locale} />}
        <PagesCard home={urls.home(locale)} />
      </div>
    </>
  );
}

function LoginsCard({ logins, activities }: { logins: ActivityLine[]; activities: string }) {
  return (
    <DashboardCard
      title={m.office_logins()}
      none={logins.length === 0 && m.office_logins_none()}
      link={{ url: `${activities}?kind=people`, title: m.office_logins_all() }}
    >
      <ActivityList lines={logins} mayUndo={false} />
    </DashboardCard>
  );
}

/** Pages are edited where they stand. */
function PagesCard({ home }: { home: string }) {
  return (
    <DashboardCard title={m.office_pages()} none={false}>
      <p>{m.office_pages_text()}</p>
      <p>
        <a className={controls.button} href={home}>
          {m.office_to_site()}
        </a>
      </p>
    </DashboardCard>
  );
}
