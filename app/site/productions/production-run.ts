import { formatRowDay } from '#app/features/programme/timetable/row-time.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

export type Run = { date_start: string | null; date_end: string | null; permanent: boolean; extended: boolean };

const fullDay = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** `20. Juni 2026 bis 14. März 2027, verlängert`; nothing while nobody knows. Pure. */
export function formatRun({ date_start, date_end, permanent, extended }: Run, locale: Locale): string {
  if (permanent || (!date_start && !date_end)) return permanent ? m.detail_run_permanent({}, { locale }) : '';
  const from = date_start ? formatRowDay(date_start, locale, fullDay) : '';
  const to = date_end ? formatRowDay(date_end, locale, fullDay) : '';
  const run = between(from, to, locale);
  return extended ? m.detail_run_extended({ run }, { locale }) : run;
}

function between(from: string, to: string, locale: Locale): string {
  if (from && to) return from === to ? from : m.detail_days({ from, to }, { locale });
  return from ? m.detail_run_from({ day: from }, { locale }) : m.detail_run_until({ day: to }, { locale });
}

export type RunState = 'running' | 'coming' | 'past';

/** Where today lies; what has no days stays, and its first and last day belong to it. */
export function runState({ date_start, date_end }: Pick<Run, 'date_start' | 'date_end'>, today: string): RunState {
  if (date_start && date_start > today) return 'coming';
  return date_end && date_end < today ? 'past' : 'running';
}
