import { data } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { venueInstant } from '#app/cms/venue-time.ts';
import { removeAlert, saveAlert } from '#app/features/alerts/commands.server.ts';
import { allAlerts, readAlerts, type StoredAlert } from '#app/features/alerts/queries.server.ts';
import { formOf } from '#app/form-body.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { Badge } from '../badge.tsx';
import { formatMoment } from '../format.ts';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { permitted, requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/alerts-route.ts';
import { AlertForm } from './alert-form.tsx';
import { readAlert } from './read-alert.server.ts';

/** The notices on top of every page; of those that are online in a language visitors see the newest. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, csrfToken } = requireEditor(args);
  const { locale, now } = loadContextOf(args.context);
  const [alerts, ...standing] = await Promise.all([
    allAlerts(),
    ...locales.map(async (each) => ({ locale: each, ids: await standingIn(each, now) })),
  ]);
  return { alerts, standing, locale, csrfToken: csrfToken ?? '', mayWrite: can(viewer, 'alert:write') };
}

/** What visitors see somewhere: up to the first that stands everywhere and hides the rest. */
async function standingIn(locale: Locale, now: Temporal.Instant): Promise<number[]> {
  const { alerts } = await readAlerts(locale, now);
  const last = alerts.findIndex(({ paths }) => paths.length === 0);
  return alerts.slice(0, last < 0 ? undefined : last + 1).map(({ id }) => id);
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const { viewer: actor } = requireEditor(args, 'alert:write');
  const form = await formOf(request);
  const [command, number = ''] = String(form.get('command') ?? '').split(':');
  const id = /^[1-9]\d{0,14}$/.test(number) ? Number(number) : null;
  if (command === 'remove' && id !== null) {
    permitted(await removeAlert(id, actor));
    return { problem: null };
  }
  if (command !== 'save') throw data(null, { status: 400 });
  const problem = permitted(await saveAlert(readAlert(form), { id, isNew: form.get('again') === '1', actor }));
  return data({ problem }, problem ? 422 : 200);
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_alerts()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function AlertsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { alerts, standing, locale, csrfToken, mayWrite } = loaderData;
  const problem = actionData?.problem ?? null;
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_alerts()}</h1>
      </header>
      <p className={controls.muted}>{m.office_alerts_hint()}</p>
      <Note
        text={actionData ? (problem ? m[`office_alerts_problem_${problem}`]() : m.office_saved()) : null}
        isProblem={problem !== null}
      />
      {alerts.map((alert) => (
        <section key={JSON.stringify(alert)} className={panels.card} aria-label={nameOf(alert)}>
          <h2>
            {nameOf(alert)}{' '}
            {standing
              .filter(({ ids }) => ids.includes(alert.id))
              .map(({ locale: code }) => (
                <Badge key={code} tone="green">
                  {m.office_alerts_shown({ code: code.toUpperCase() })}
                </Badge>
              ))}
          </h2>
          <p>{alert.text.de || alert.text.en}</p>
          <p className={controls.muted}>{reachOf(alert, locale)}</p>
          {mayWrite && (
            <details>
              <summary>{m.office_change()}</summary>
              <AlertForm alert={alert} csrfToken={csrfToken} />
            </details>
          )}
        </section>
      ))}
      {alerts.length === 0 && <p className={panels.none}>{m.office_alerts_none()}</p>}
      {mayWrite && (
        <section className={panels.card} aria-labelledby="office-new-alert">
          <h2 id="office-new-alert">{m.office_alerts_new()}</h2>
          <AlertForm key={alerts.length} alert={null} csrfToken={csrfToken} />
        </section>
      )}
    </>
  );
}

function nameOf({ id, title, text }: StoredAlert): string {
  return title.de || title.en || text.de || text.en || m.office_untitled({ number: id });
}

/** When and where it stands, and how pressing it is, in a line. */
function reachOf({ urgency, starts, ends, paths }: StoredAlert, locale: Locale): string {
  const inWords = (local: string) => formatMoment(venueInstant(local).toString(), locale);
  const parts = [
    m[`office_alerts_urgency_${urgency}`](),
    starts && m.office_alerts_from({ moment: inWords(starts) }),
    ends && m.office_alerts_until({ moment: inWords(ends) }),
    paths.length > 0 ? paths.join(', ') : m.office_alerts_everywhere(),
  ];
  return parts.filter(Boolean).join(' · ');
}
