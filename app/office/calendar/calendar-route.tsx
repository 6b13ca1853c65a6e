import { useState } from 'react';
import { data, Form, Link, useSearchParams, useSubmit } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { isLocalDate } from '#app/cms/field/date/field.ts';
import { addDays, venueDay } from '#app/cms/venue-time.ts';
import { event } from '#app/collections/event/schema.ts';
import { isUuid } from '#app/db/uuid.ts';
import { formOf } from '#app/form-body.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { formatDay, longDay } from '../format.ts';
import { AskDialog } from '../list/actions/ask-dialog.tsx';
import { readWish } from '../list/actions/bulk-actions.ts';
import { Outcome } from '../list/actions/outcome.tsx';
import { previewAction } from '../list/actions/preview-action.server.ts';
import { runAction, undoAction } from '../list/actions/run-action.server.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/calendar-route.ts';
import { DateBar } from './date-bar.tsx';
import css from './week.module.css';
import { mondayOf, programmeWeek } from './week.server.ts';

/** The programme week by week: rooms down, days across, each date a bar on the axis of its day. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, locale, csrfToken, now } = requireEditor(args);
  const today = venueDay(now);
  const wanted = args.url.searchParams.get('week') ?? '';
  const monday = mondayOf(isLocalDate(wanted) ? wanted : today);
  return {
    ...(await programmeWeek(monday, locale)),
    monday,
    today,
    locale,
    csrfToken: csrfToken ?? '',
    previous: addDays(monday, -7),
    next: addDays(monday, 7),
    span: `${formatDay(monday, locale)} – ${formatDay(addDays(monday, 6), locale)}`,
    mayMove: can(viewer, 'entry:publish'),
  };
}

/** A move is asked first and done when it has been seen. */
export async function action({ request, ...args }: Route.ActionArgs) {
  const { viewer, locale } = requireEditor(args, 'entry:publish');
  const form = await formOf(request);
  const [step, name = ''] = String(form.get('command') ?? '').split(':');
  if (step === 'undo') return undoAction({ names: name.split(','), actor: viewer });
  const ids = form.getAll('id').map(String).slice(0, 1);
  if (!isUuid(ids[0]) || name !== 'move') throw data(null, { status: 400 });
  const wish = wishOf(form);
  if (step === 'ask') return { asked: await previewAction({ definition: event, command: 'move', ids, wish, locale }) };
  return runAction({ definition: event, command: 'move', ids, wish, actor: viewer });
}

/** Dropped on another day, the distance counts in days of the venue's calendar. */
function wishOf(form: FormData) {
  const wish = readWish(form);
  const [from, to] = [String(form.get('day') ?? ''), String(form.get('to') ?? '')];
  if (!isLocalDate(from) || !isLocalDate(to)) return wish;
  return { ...wish, days: Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days };
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_calendar()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function CalendarScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { days, rooms, monday, today, previous, next, span, count, overlaps, locale, csrfToken, mayMove } = loaderData;
  const [params] = useSearchParams();
  const submit = useSubmit();
  const [over, setOver] = useState('');
  const drop = (id: string, day: string, to: string) => {
    if (day === to) return;
    void submit({ csrfmiddlewaretoken: csrfToken, command: 'ask:move', id, day, to }, { method: 'post' });
  };
  const asked = actionData && 'asked' in actionData ? actionData.asked : null;
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_programme_calendar()}</h1>
        <Link discover="none" className={controls.plain} to={`?week=${previous}`} aria-label={m.office_week_before()}>
          ←
        </Link>
        <Link discover="none" className={controls.plain} to="?">
          {m.office_today()}
        </Link>
        <Link discover="none" className={controls.plain} to={`?week=${next}`} aria-label={m.office_week_after()}>
          →
        </Link>
        <Form>
          <input type="date" name="week" key={monday} defaultValue={monday} aria-label={m.office_week_of()} />{' '}
          <button type="submit" className={controls.plain}>
            {m.office_apply()}
          </button>
        </Form>
        <Link discover="none" className={controls.plain} to={`${urls.officeArea(locale, 'event')}?from=${monday}`}>
          {m.office_as_list()}
        </Link>
      </header>
      <p>
        <strong>{span}</strong>{' '}
        <span className={controls.muted}>
          {m.office_week_facts({ count })}
          {overlaps > 0 && `, ${m.office_week_overlaps({ count: overlaps })}`}
        </span>
      </p>
      <Outcome answer={actionData ?? null} csrfToken={csrfToken} />
      <section className={css.week} aria-label={m.office_programme_calendar()}>
        <table>
          <thead>
            <tr>
              <td />
              {days.map(({ day, title }) => (
                <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rooms.map(({ id, title, bars }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                {days.map(({ day }) => (
                  <td
                    key={day}
                    data-over={over === `${id}${day}` || undefined}
                    onDragOver={(event) => {
                      if (!mayMove) return;
                      event.preventDefault();
                      setOver(`${id}${day}`);
                    }}
                    onDragLeave={() => setOver('')}
                    onDrop={(event) => {
                      event.preventDefault();
                      setOver('');
                      const [moved = '', from = ''] = event.dataTransfer.getData('text/plain').split(' ');
                      drop(moved, from, day);
                    }}
                  >
                    {bars
                      .filter((bar) => bar.day === day)
                      .map((bar) => (
                        <DateBar key={bar.id} bar={bar} locale={locale} mayMove={mayMove} csrfToken={csrfToken} />
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={controls.muted}>{m.office_week_hint({ day: formatDay(today, locale, longDay) })}</p>
      {asked && <AskDialog key={String(params)} asked={asked} csrfToken={csrfToken} locale={locale} />}
    </>
  );
}
