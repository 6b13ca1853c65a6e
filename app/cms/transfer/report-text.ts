import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { RowProblem } from '../field/cell/problem.ts';
import type { RowReport, Summary } from './report.ts';

/** One problem as a person reads it: `Fehler · date_start · Diesen Tag gibt es nicht: 31.02.2026`. */
export function problemText({ level, code, column, value }: RowProblem, locale: Locale): string {
  const words = m[`transfer_problem_${code}`]({ value }, { locale });
  return [m[`transfer_level_${level}`]({}, { locale }), column, words].filter(Boolean).join(' · ');
}

/** A row and everything there is to say about it, a line for each problem. */
export function reportLines({ row, key, label, problems }: RowReport, locale: Locale): string[] {
  const head = `${m.transfer_row({ row }, { locale })} (${key}) ${label}`.trim();
  return [head, ...problems.map((one) => `  ${problemText(one, locale)}`)];
}

/** What happened in all. */
export function summaryText(summary: Summary, { dryRun, locale }: { dryRun: boolean; locale: Locale }): string {
  const { published } = summary;
  const parts = [
    m.transfer_summary(summary, { locale }),
    ...(published > 0 ? [m.transfer_summary_published({ published }, { locale })] : []),
    ...(dryRun ? [m.transfer_dry_run({}, { locale })] : []),
  ];
  return parts.join(' ');
}
