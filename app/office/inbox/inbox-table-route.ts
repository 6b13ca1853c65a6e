import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { data } from 'react-router';
import { csvCell } from '#app/cms/transfer/csv-cell.ts';
import { noteFormExport } from '#app/features/forms/entries.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fileAnswer, workbookStream } from '../export/file-answer.server.ts';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/inbox-table-route.ts';
import { type LetterTable, letterTable } from './letter-table.server.ts';
import { lettersOfPerson } from './letters-of-person.server.ts';

/** The entries of one form as a workbook, or as a table for any spreadsheet, or all of one person. Who took it is noted. */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { viewer, locale, now } = requireEditor(args, 'form-entry:read');
  const email = (args.url.searchParams.get('email') ?? '').trim();
  if (params.file === 'person.json' && email) {
    const letters = await lettersOfPerson(email, locale, now);
    await noteFormExport({ form: null, count: letters.length, actor: viewer });
    return fileAnswer(JSON.stringify(letters, null, 2), 'person', 'json');
  }
  const [, form, format] = /^([1-9]\d{0,14})\.(csv|xlsx)$/.exec(params.file ?? '') ?? [];
  if (!form || (format !== 'csv' && format !== 'xlsx')) throw data(null, { status: 404 });
  const table = await letterTable(Number(form), locale, now);
  await noteFormExport({ form: Number(form), count: table.rows.length, actor: viewer });
  return fileAnswer(format === 'xlsx' ? await workbook(table) : csv(table), `form-${form}`, format);
}

function workbook({ columns, rows }: LetterTable): Promise<ReadableStream> {
  return workbookStream({ name: m.office_inbox(), columns }, Readable.from(rows));
}

function csv({ columns, rows }: LetterTable): string {
  const table = [columns, ...rows.map((row) => row.map(({ value }) => String(value)))];
  return stringify(
    table.map((cells) => cells.map(csvCell)),
    { bom: true },
  );
}
