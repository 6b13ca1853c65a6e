import type { SheetCell } from '#app/cms/transfer/xlsx/write-workbook.server.ts';
import { localMinute } from '#app/cms/venue-time.ts';
import { findFormEntries } from '#app/features/forms/entries.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { formatAnswers, questionsOf } from './questions.server.ts';

const most = 50_000;

export type LetterTable = { columns: string[]; rows: SheetCell[][] };

/** What people sent by one form: a row each, a column for every question that any of them answered. */
export async function letterTable(form: number, locale: Locale, now: Temporal.Instant): Promise<LetterTable> {
  const { results } = await findFormEntries({ form, email: '', page: 1, pageSize: most });
  const questions = await questionsOf(form, locale, now);
  const records = results.map((entry) => ({
    entry,
    answers: new Map(
      formatAnswers(entry, questions, locale).map(({ slug, label, answer }) => [slug, { label, answer }]),
    ),
  }));
  // What older entries answered and the form no longer asks has a column too.
  const labels = new Map(
    records.flatMap(({ answers }) => [...answers].map(([slug, { label }]) => [slug, label] as const)),
  );
  const head = [m.office_inbox_received(), m.office_inbox_confirmed(), m.office_language(), m.office_inbox_until()];
  return {
    columns: [...head, ...labels.values()],
    rows: records.map(({ entry, answers }) => [
      momentCell(entry.received_at),
      momentCell(entry.confirmed_at),
      { value: entry.locale, kind: 'plain' },
      momentCell(entry.delete_after),
      ...[...labels.keys()].map((slug): SheetCell => ({ value: answers.get(slug)?.answer ?? '', kind: 'plain' })),
    ]),
  };
}

/** In the time of the venue, as people read it. */
function momentCell(at: string | null): SheetCell {
  return at ? { value: localMinute(Temporal.Instant.from(at)), kind: 'moment' } : { value: '', kind: 'plain' };
}
