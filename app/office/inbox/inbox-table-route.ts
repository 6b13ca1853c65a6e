import { stringify } from 'csv-stringify/sync';
import { data } from 'react-router';
import { csvCell } from '#app/cms/transfer/csv-cell.ts';
import { findFormEntries, noteFormExport } from '#app/features/forms/entries.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/inbox-table-route.ts';
import { formatAnswers, questionsOf } from './questions.server.ts';

const most = 50_000;

/** The entries of one form as a table for spreadsheets: a row each, a column for every question. Who took it is noted. */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { viewer, locale, now } = requireEditor(args, 'form-entry:read');
  const form = /^([1-9]\d{0,14})\.csv$/.exec(params.file ?? '')?.[1];
  if (!form) throw data(null, { status: 404 });
  const { results } = await findFormEntries({ form: Number(form), email: '', page: 1, pageSize: most });
  const questions = await questionsOf(Number(form), locale, now);
  await noteFormExport({ form: Number(form), count: results.length, actor: viewer });
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
  const head = [m.office_inbox_received(), m.office_inbox_confirmed(), m.office_column_state(), m.office_inbox_until()];
  const rows = records.map(({ entry, answers }) => [
    entry.received_at,
    entry.confirmed_at,
    entry.locale,
    entry.delete_after,
    ...[...labels.keys()].map((slug) => answers.get(slug)?.answer ?? ''),
  ]);
  const table = [[...head, ...labels.values()], ...rows].map((cells) => cells.map(csvCell));
  return new Response(stringify(table, { bom: true }), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="form-${form}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
}
