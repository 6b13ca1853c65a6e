import { data, Link, useSearchParams } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { formOf } from '#app/form-body.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/hours-route.ts';
import { ExceptionPanel } from './exception-panel.tsx';
import { HolidayHelper } from './holiday-helper.tsx';
import { runHoursAction } from './hours-actions.server.ts';
import { chosenVenue, hoursPage, venueChoices } from './hours-page.server.ts';
import { HoursPreview } from './hours-preview.tsx';
import { hoursProblemText } from './hours-text.ts';
import { SeasonPanel } from './season-panel.tsx';

/** When the site is open, or one of its venues: seasons, exceptions, holidays, and what visitors read of it. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, locale, csrfToken, now } = requireEditor(args);
  const { searchParams: params } = args.url;
  const venues = await venueChoices(locale);
  const venue = chosenVenue(venues, params);
  return {
    ...(await hoursPage({ venue, params, now, locale })),
    venues,
    venue: venue && String(venue.number),
    locale,
    csrfToken: csrfToken ?? '',
    mayWrite: can(viewer, 'hours:write'),
  };
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const { viewer, locale } = requireEditor(args, 'hours:write');
  const venue = chosenVenue(await venueChoices(locale), args.url.searchParams);
  const problem = await runHoursAction({ form: await formOf(request), venue: venue?.id ?? null, actor: viewer });
  if (problem === 'unknown') throw data(null, { status: 400 });
  return data({ problem }, problem ? 422 : 200);
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_hours()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function HoursScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { seasons, exceptions, preview, at, helper, venues, venue, locale, csrfToken, mayWrite } = loaderData;
  const [params] = useSearchParams();
  const problem = actionData?.problem ?? null;
  const addressOf = (id: string | null) =>
    `?${new URLSearchParams({ ...(venue ? { venue } : {}), ...(id ? { exception: id } : {}) })}`;
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_hours()}</h1>
        <nav className={controls.actions} aria-label={m.office_hours_whose()}>
          <Link discover="none" className={controls.plain} to="?" aria-current={venue === null ? 'page' : undefined}>
            {m.office_hours_venue()}
          </Link>
          {venues.map(({ number, title }) => (
            <Link
              key={number}
              discover="none"
              className={controls.plain}
              to={`?venue=${number}`}
              aria-current={venue === String(number) ? 'page' : undefined}
            >
              {title}
            </Link>
          ))}
        </nav>
      </header>
      <Note
        text={actionData ? (problem ? hoursProblemText(problem) : savedText(exceptions)) : null}
        isProblem={problem !== null}
      />
      <div className={panels.withAside}>
        <div className={panels.stack}>
          <SeasonPanel seasons={seasons} locale={locale} csrfToken={csrfToken} mayWrite={mayWrite} />
          <ExceptionPanel
            exceptions={exceptions}
            chosen={params.get('exception')}
            addressOf={addressOf}
            locale={locale}
            csrfToken={csrfToken}
            mayWrite={mayWrite}
          />
          {mayWrite && <HolidayHelper helper={helper} venue={venue} csrfToken={csrfToken} />}
        </div>
        <HoursPreview preview={preview} at={at} venue={venue} />
      </div>
    </>
  );
}

/** Saved, and what now stands on closed days: who closes a day should not learn it from a visitor. */
function savedText(exceptions: Route.ComponentProps['loaderData']['exceptions']): string {
  const count = exceptions.reduce((sum, { dates }) => sum + dates.length, 0);
  return count > 0 ? `${m.office_saved()} ${m.dates_on_closed_days({ count })}` : m.office_saved();
}
