import { data, Link } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { formOf } from '#app/form-body.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { entryId } from '../edit/entry-id.server.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/series-route.ts';
import { ApplyForm, SeriesDates } from './made-dates.tsx';
import { PlanForm } from './plan-form.tsx';
import { RhythmForm } from './rhythm-form.tsx';
import { runSeriesAction } from './series-actions.server.ts';
import { SeriesOutcome } from './series-outcome.tsx';
import { seriesPage } from './series-page.server.ts';

/** A date that repeats: the rule in words, the dates it would make, those it has made, and one change for many of them. */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { viewer, locale, csrfToken, now } = requireEditor(args);
  const id = await entryId('event', params.number);
  const page = id && (await seriesPage({ id, params: args.url.searchParams, locale, now }));
  if (!page) throw data(null, { status: 404 });
  return { ...page, locale, csrfToken: csrfToken ?? '', mayPublish: can(viewer, 'entry:publish') };
}

export async function action({ params, request, ...args }: Route.ActionArgs) {
  const { viewer, locale, now } = requireEditor(args);
  const id = await entryId('event', params.number);
  if (!id) throw data(null, { status: 404 });
  return runSeriesAction({ id, form: await formOf(request), actor: viewer, now, locale });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${m.dates_series()}: ${loaderData?.title ?? ''} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function SeriesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { number, title, first, plan, dates, locale, csrfToken, mayPublish } = loaderData;
  return (
    <>
      <header className={panels.head}>
        <div className={panels.title}>
          <Link discover="none" to={urls.officeEntry(locale, 'event', number)}>
            {title}
          </Link>
          <h1>{m.dates_series()}</h1>
        </div>
      </header>
      <SeriesOutcome answer={actionData ?? null} csrfToken={csrfToken} />
      {first !== null && (
        <p className={controls.muted}>
          <Link discover="none" to={urls.officeSeries(locale, first)}>
            {m.dates_series_of_another()}
          </Link>
        </p>
      )}
      {first === null && !plan && <p>{m.dates_series_needs_start()}</p>}
      {plan && (
        <>
          <RhythmForm key={plan.rule} rhythm={plan.rhythm} locale={locale} />
          <PlanForm key={`${plan.rule}${dates.length}`} plan={plan} csrfToken={csrfToken} />
        </>
      )}
      {dates.length > 1 && <SeriesDates dates={dates} number={number} locale={locale} />}
      {dates.length > 1 && mayPublish && <ApplyForm csrfToken={csrfToken} />}
    </>
  );
}
