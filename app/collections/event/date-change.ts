import type { EntryPatch } from '#app/cms/collection/draft/commands.server.ts';
import type { Values } from '#app/cms/field-set.ts';
import type { Localized } from '#app/i18n/locale.ts';

/** What a programme office does to a date in one step; `note` says why, in each language. */
export type DateChange =
  | { kind: 'cancel' | 'postpone' | 'reinstate'; note?: Localized<string> }
  /** To another day (by so many days, or a certain one), another time, another room; end and doors move along. */
  | { kind: 'move'; days?: number; day?: string; time?: string; room?: string; note?: Localized<string> }
  | { kind: 'tickets'; state: 'soldout' | 'few' | 'sale' };

const lifecycleOf = {
  cancel: { lifecycle: 'cancelled' },
  postpone: { lifecycle: 'postponed' },
  reinstate: { lifecycle: 'scheduled', previous_date: null },
} as const;

/**
 * The change as fields of one event. Postponing keeps the date, because no other is known
 * (docs/behaviour/standards.md#json-ld). Pure.
 */
export function patchOfChange(props: Values, change: DateChange): EntryPatch {
  if (change.kind === 'tickets') return { props: { ticket_state: change.state } };
  const note = notes(change.note);
  if (change.kind !== 'move') return { props: lifecycleOf[change.kind], ...note };
  const start = text(props.date_start);
  if (start === null) return { props: {} };
  const room = change.room ? { room: change.room } : {};
  const moved = movedLocal(start, change);
  // Another room at the same time is no other date: nobody has to change a calendar.
  if (moved === start) return { props: room, ...note };
  // Moved twice, it is still the first date that people have in their calendars.
  const previous_date = text(props.previous_date) ?? start;
  return { props: { lifecycle: 'rescheduled', previous_date, ...startingAt(props, moved), ...room }, ...note };
}

/** The times of an event on another day: its clock stays, the end moves along. */
export function movedProps(props: Values, day: string): Values {
  const start = text(props.date_start);
  return start === null ? {} : startingAt(props, `${day}${start.slice(10)}`);
}

function startingAt(props: Values, moved: string): Values {
  const start = text(props.date_start);
  const end = text(props.date_end);
  const doors = text(props.door_time);
  return {
    date_start: moved,
    ...(start && end ? { date_end: shiftedLike(end, start, moved) } : {}),
    ...(start && doors && start.slice(11) !== moved.slice(11) ? { door_time: doorsLike(doors, start, moved) } : {}),
  };
}

/** The doors open as long before the start as they did. */
function doorsLike(doors: string, start: string, moved: string): string | null {
  if (start.length <= 10 || moved.length <= 10) return doors;
  const distance = Temporal.PlainTime.from(start.slice(11)).until(Temporal.PlainTime.from(moved.slice(11)));
  return Temporal.PlainTime.from(doors).add(distance).toString({ smallestUnit: 'minute' });
}

function notes(note: Localized<string> | undefined): Pick<EntryPatch, 'i18n'> {
  if (!note) return {};
  const texts = Object.entries(note).map(([locale, words]) => [locale, { lifecycle_note: words || null }]);
  return { i18n: Object.fromEntries(texts) };
}

function movedLocal(local: string, to: { days?: number; day?: string; time?: string }): string {
  const day =
    to.day ||
    Temporal.PlainDate.from(local.slice(0, 10))
      .add({ days: to.days ?? 0 })
      .toString();
  const { time } = to;
  const clock = time ?? local.slice(11);
  return clock === '' ? day : `${day}T${clock}`;
}

/** The end keeps its distance from the start on the clock of the venue. */
function shiftedLike(end: string, start: string, moved: string): string {
  const distance = Temporal.PlainDateTime.from(start).until(Temporal.PlainDateTime.from(end), {
    largestUnit: 'minute',
  });
  const shifted = Temporal.PlainDateTime.from(moved).add(distance).toString({ smallestUnit: 'minute' });
  return end.length > 10 ? shifted : shifted.slice(0, 10);
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
