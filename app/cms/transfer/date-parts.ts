import { readMoment } from '../field/cell/moment.ts';
import { readTime, readTimeRange } from '../field/cell/time.ts';
import { addDays } from '../venue-time.ts';

/** What one column says of a date. Where both ends of a span are read from it, it may name both: `19.30–22 Uhr`. */
export type DatePart = { text: string; isOfBothEnds: boolean };

type Reading = {
  end: 'start' | 'end';
  order: 'dmy' | 'mdy' | undefined;
  /** When it begins, where that is known: an end of which only the time is said is on that day. */
  startsAt: string | null;
};

/** An end that is earlier than its beginning belongs to the next day, when it is no later than this. */
const latestEndOfNight = '08:00';

/**
 * A date of what several columns say of it, in any order: a day, a time, or both. What is not understood stays as it is
 * written, side by side, so that the report shows it. Null when nothing is said of this end.
 */
export function dateOfParts(parts: readonly DatePart[], { end, order, startsAt }: Reading) {
  const texts = parts.flatMap(({ text, isOfBothEnds }) => (isOfBothEnds ? oneEnd(text, end) : [text]));
  if (texts.length === 0) return null;
  const text = joined(texts, order);
  const time = readTime(text);
  if (end === 'start' || time?.rest !== '' || !startsAt) return { text, isNextDay: false };
  const isNextDay = time.value < startsAt.slice(11) && time.value <= latestEndOfNight;
  const day = startsAt.slice(0, 10);
  return { text: `${isNextDay ? addDays(day, 1) : day}T${time.value}`, isNextDay };
}

function oneEnd(text: string, end: Reading['end']): string[] {
  const range = readTimeRange(text) ?? dayRange(text);
  if (range) return [range[end]];
  return end === 'start' ? [text] : [];
}

const day = String.raw`(\d{1,2})\.\s?`;
const days = new RegExp(`^${day}(?:${day}(\\d{4})?)?\\s*(?:–|-|bis)\\s*${day}${day}(\\d{4})$`);

/** `5.–7.12.2026`, `30.11.–2.12.2026`, `30.12.2026 bis 2.1.2027`. */
function dayRange(text: string): { start: string; end: string } | null {
  const [, first, month, year, last, lastMonth, lastYear] = days.exec(text.trim()) ?? [];
  if (!first) return null;
  return { start: `${first}.${month ?? lastMonth}.${year ?? lastYear}`, end: `${last}.${lastMonth}.${lastYear}` };
}

function joined(texts: readonly string[], order: Reading['order']): string {
  if (texts.length === 1) return texts[0] ?? '';
  const days = texts.map((text) => dayIn(text, order));
  const times = texts.map(timeIn);
  const isUnderstood = texts.every((_, at) => days[at] || times[at]);
  const day = days.find((found) => found !== null);
  if (!isUnderstood || !day) return texts.join(' ');
  // A column of days may carry a midnight that means nothing: the column of times is believed.
  const time = times.find((found) => found !== null) ?? days.map((found) => found?.slice(11)).find(Boolean);
  return time ? `${day.slice(0, 10)}T${time}` : day;
}

function dayIn(text: string, order: Reading['order']): string | null {
  const read = readMoment(text, order ?? null);
  return 'value' in read && read.rest === '' ? read.value : null;
}

function timeIn(text: string): string | null {
  const read = readTime(text);
  return read?.rest === '' ? read.value : null;
}
