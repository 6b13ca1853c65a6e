import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { data } from 'react-router';
import { csvCell } from '#app/cms/transfer/csv-cell.ts';
import { noteFormExport } from '#app/features/forms/entries.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/inbox-table-route.ts';
import { type LetterTable, letterTable } from './letter-table.server.ts';
import { lettersOfPerson } from './letters-of-person.server.ts';

const mimes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

/** The entries of one form as a workbook, or as a table for any spreadsheet, or all of one person. Who took it is noted. */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { viewer, locale, now } = requireEditor(args, 'form-entry:read');
  const email = (args.url.searchParams.get('email') ?? '').trim();
  if (params.file === 'person.json' && email) {
    const letters = await lettersOfPerson(email, locale, now);
    await noteFormExport({ form: null, count: letters.length, actor: viewer });
    return answerFile(JSON.stringify(letters, null, 2), 'person.json', mimes.json);
  }
  const [, form, format] = /^([1-9]\d{0,14})\.(csv|xlsx)$/.exec(params.file ?? '') ?? [];
  if (!form || (format !== 'csv' && format !== 'xlsx')) throw data(null, { status: 404 });
  const table = await letterTable(Number(form), locale, now);
  await noteFormExport({ form: Number(form), count: table.rows.length, actor: viewer });
  return answerFile(format === 'xlsx' ? await workbook(table) : csv(table), `form-${form}.${format}`, mimes[format]);
}

function answerFile(body: BodyInit, name: string, mime: string): Response {
  return new Response(body, {
    headers: {
      'content-type': mime,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** The writer of workbooks is loaded when somebody asks for the first one. */
async function workbook({ columns, rows }: LetterTable): Promise<ReadableStream> {
  const { writeWorkbook } = await import('#app/cms/transfer/xlsx/write-workbook.server.ts');
  const written = writeWorkbook({ name: m.office_inbox(), columns }, Readable.from(rows));
  return Readable.toWeb(written) as ReadableStream;
}

function csv({ columns, rows }: LetterTable): string {
  const table = [columns, ...rows.map((row) => row.map(({ value }) => String(value)))];
  return stringify(
    table.map((cells) => cells.map(csvCell)),
    { bom: true },
  );
}
