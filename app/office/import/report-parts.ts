import { m } from '#app/i18n/paraglide/messages.js';

/** Rows of a report: all, those with something to say, or those of one action. */
export const reportParts = ['all', 'problems', 'error', 'create', 'update', 'same', 'skip'] as const;
export type ReportPart = (typeof reportParts)[number];

export function reportPartNames(): { value: ReportPart; title: string }[] {
  return reportParts.map((value) => ({ value, title: m[`office_import_part_${value}`]() }));
}
