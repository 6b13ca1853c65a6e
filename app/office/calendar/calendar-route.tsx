import { data, Form, useSearchParams } from 'react-router';
import { can } from '#app/auth/policy.ts';
import { isLocalDate } from '#app/cms/field/date/field.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import { formOf } from '#app/form-body.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { roomChoices } from '../dates/room-choices.server.ts';
import { formatDay, longDay } from '../format.ts';
import { AskDialog } from '../list/actions/ask-dialog.tsx';
import { Outcome } from '../list/actions/outcome.tsx';
import { undoAction } from '../list/actions/run-action.server.ts';
import controls from '../office-controls.module.css';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/calendar-route.ts';
import css from './calendar.module.css';
import { createDate, moveDate } from './calendar-actions.server.ts';
import { CalendarHead, Legend, spanInWords } from './calendar-head.tsx';
import { calendarSpan, isCalendarView } from './calendar-span.ts';
import { newDateForm } from './day-cell.tsx';
import { MonthTable } from './month-table.tsx';
import { programmeDays } from './programme-days.server.ts';
import { RoomTable } from './room-table.tsx';

/** The programme by day, week, month or room, each date a bar on the axis of its day. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, locale, csrfToken, now } = requireEditor(args);
  const params = args.url.searchParams;
  const today = venueDay(now);
  const wanted = { view: params.get('view'), day: params.get('day') ?? '', room: params.get('room') };
  const view = isCalendarView(wanted.view) ? wanted.view : 'week';
  const day = isLocalDate(wanted.day) ? wanted.day : today;
  const span = calendarSpan(view, day);
  const rooms = view === 'room' ? await roomChoices(locale) : [];
  const room = rooms.find(({ id }) => id === wanted.room)?.id ?? rooms[0]?.id ?? null;
  const mayMove = can(viewer, 'entry:publish');
  const mayCreate = can(viewer, 'entry:write');
  return {
    ...(await programmeDays({ ...span, locale, room })),
    ...{ view, day, room, span, today },
    person: { locale, csrfToken: csrfToken ?? '', mayMove, mayCreate },
  };
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const { viewer, locale, now } = requireEditor(args);
  const form = await formOf(request);
  const [step, name = '', room = ''] = String(form.get('command') ?? '').split(':');
  if (step === 'create') return createDate({ day: name, room, actor: viewer, locale });
  requireEditor(args, 'entry:publish');
  if (step === 'undo') return undoAction({ names: name.split(','), actor: viewer });
  if (name !== 'move') throw data(null, { status: 400 });
  return moveDate({ form, isAsked: step === 'ask', actor: viewer, locale, now });
}

export const meta: Route.MetaFunction = () => [
  { title: `${m.office_calendar()} | ${m.office_name()}` },
  { name: 'robots', content: 'noindex' },
];

export default function CalendarScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { view, today, room, rooms, count, more, overlaps, person } = loaderData;
  const { locale, csrfToken } = person;
  const [params] = useSearchParams();
  const preview = actionData && 'preview' in actionData ? actionData.preview : null;
  const facts = [
    view === 'room' && rooms.find(({ id }) => id === room)?.title,
    m.office_week_facts({ count }),
    overlaps > 0 && m.office_week_overlaps({ count: overlaps }),
    more > 0 && m.dates_beyond({ count: more }),
  ];
  return (
    <>
      <CalendarHead {...loaderData} />
      <div className={css.facts}>
        <p>
          <strong>{spanInWords(loaderData)}</strong>{' '}
          <span className={controls.muted}>{facts.filter(Boolean).join(', ')}</span>
        </p>
        <Legend />
      </div>
      <Outcome answer={actionData ?? null} csrfToken={csrfToken} />
      <Form method="post" id={newDateForm}>
        <CsrfField token={csrfToken} />
      </Form>
      <section className={css.calendar} aria-label={m.office_programme_calendar()}>
        {view === 'day' || view === 'week' ? <RoomTable {...loaderData} /> : <MonthTable {...loaderData} />}
      </section>
      <p className={controls.muted}>{m.office_week_hint({ day: formatDay(today, locale, longDay) })}</p>
      {preview && <AskDialog key={String(params)} preview={preview} csrfToken={csrfToken} locale={locale} />}
    </>
  );
}
