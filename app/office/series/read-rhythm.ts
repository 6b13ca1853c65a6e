import { isLocalDate } from '#app/cms/field/date/field.ts';
import { isNth, type Rhythm, type Weekday, weekdayOn } from '#app/collections/event/recurrence-rule.ts';

const kinds: readonly Rhythm['every'][] = ['day', 'week', 'month_weekday', 'month_day'];
const mostSteps = 12;
const mostDates = 400;

/** What the choices of the screen say; null where nothing has been chosen. What cannot be is replaced by what is usual. */
export function readRhythm(params: URLSearchParams, start: string): Rhythm | null {
  const every = kinds.find((kind) => kind === params.get('every'));
  if (!every) return null;
  const chosen = params.getAll('weekday').map(Number).filter(isWeekday);
  const nth = Number(params.get('nth'));
  return {
    every,
    step: whole(params.get('step'), { least: 1, most: mostSteps }),
    weekdays: weekdaysFor(every, chosen, weekdayOn(start)),
    nth: isNth(nth) ? nth : 1,
    end: endOf(params, start),
  };
}

/** Every week on the weekday of the date, ten times. */
export function usualRhythm(start: string): Rhythm {
  return { every: 'week', step: 1, weekdays: [weekdayOn(start)], nth: nthOf(start), end: { kind: 'count', count: 10 } };
}

function weekdaysFor(every: Rhythm['every'], chosen: Weekday[], own: Weekday): Weekday[] {
  if (every === 'day' || every === 'month_day') return [];
  const days = chosen.length > 0 ? chosen : [own];
  return every === 'week' ? days : days.slice(0, 1);
}

function endOf(params: URLSearchParams, start: string): Rhythm['end'] {
  const day = params.get('until') ?? '';
  if (params.get('end') === 'until' && isLocalDate(day) && day > start.slice(0, 10)) return { kind: 'until', day };
  return { kind: 'count', count: whole(params.get('count'), { least: 2, most: mostDates }) };
}

function whole(text: string | null, { least, most }: { least: number; most: number }): number {
  const number = Math.trunc(Number(text));
  return Number.isFinite(number) ? Math.min(Math.max(number, least), most) : least;
}

function nthOf(start: string): Rhythm['nth'] {
  const nth = Math.ceil(Number(start.slice(8, 10)) / 7);
  return isNth(nth) ? nth : -1;
}

function isWeekday(value: number): value is Weekday {
  return Number.isInteger(value) && value >= 1 && value <= 7;
}
