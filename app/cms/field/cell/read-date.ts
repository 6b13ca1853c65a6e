import { readMoment } from './moment.ts';
import { problem } from './problem.ts';
import { type CellReader, fine, refused } from './read-cell.ts';
import { readTime } from './time.ts';

/** A day, or a day with its time, as people write it; `wantsDay` leaves the time out. */
export const dateReader =
  (wantsDay: boolean): CellReader =>
  (raw, column, { date }) => {
    if (typeof raw !== 'string') return refused('unclear_date', column, raw);
    const read = readMoment(raw, date);
    if ('problem' in read) return refused(isTimeAlone(raw) ? 'no_day' : dateProblems[read.problem], column, raw);
    const needsTime = !wantsDay && !column.field.options.dayOnly && read.value.length === 10;
    if (needsTime) return refused('unclear_date', column, raw);
    const value = wantsDay ? read.value.slice(0, 10) : read.value;
    const notes = [
      ...(read.warning === 'twice' ? [problem('warning', 'twice_time', column.key, raw)] : []),
      ...(read.warning === 'midnight' && !wantsDay ? [problem('warning', 'midnight', column.key, raw)] : []),
    ];
    if (read.rest === '') return fine(value, notes);
    return { value, prose: raw.trim(), problems: [...notes, problem('error', 'unclear_date', column.key, raw)] };
  };

const dateProblems = { impossible: 'impossible_date', unclear: 'unclear_date', gap: 'gap_time' } as const;

/** `5.12` may be a day without its year as well. */
function isTimeAlone(text: string): boolean {
  return readTime(text)?.rest === '' && !/^\s*\d+\.\d+\s*$/.test(text);
}
