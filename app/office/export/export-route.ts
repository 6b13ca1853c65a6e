import { Readable } from 'node:stream';
import { data } from 'react-router';
import { draftIds } from '#app/cms/collection/draft/draft-ids.server.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { exportColumns, exportRecords } from '#app/cms/transfer/export.server.ts';
import { exportSheet } from '#app/cms/transfer/export-sheet.server.ts';
import { csvParts, jsonParts } from '#app/cms/transfer/write-file.server.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import { importLabels } from '#app/collections/fields/import-labels.ts';
import { collections } from '#app/collections/registry.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { collectionName } from '../format.ts';
import { draftQuery, readListQuery } from '../list/list-query.ts';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/export-route.ts';
import { fileAnswer, isFileType, workbookStream } from './file-answer.server.ts';

/** More than any list has; a file is read while it is written. */
const mostRows = 1_000_000;

/**
 * Drafts of a collection as a file, sent while it is read: imported again, it changes nothing. With the query of a list
 * those that the list shows, in its order; without one all of them.
 */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { locale, now } = requireEditor(args, 'draft:read');
  const [name = '', format] = params.file.split('.');
  const definition = collections[name];
  if (!definition || !isFileType(format)) throw data(null, { status: 404 });
  const { searchParams } = args.url;
  const isSemicolon = searchParams.get('separator') === 'semicolon';
  searchParams.delete('separator');
  const { type } = definition;
  const query = readListQuery(definition, searchParams, venueDay(now));
  const ids =
    searchParams.size > 0 ? await draftIds(definition, draftQuery(definition, query, locale), mostRows) : undefined;
  const records = exportRecords(type, contentModel, ids);
  if (format === 'xlsx') return fileAnswer(await workbook(definition, records, locale), type, format);
  const parts =
    format === 'csv'
      ? csvParts(exportColumns(type, contentModel), records, isSemicolon ? ';' : ',')
      : jsonParts(records);
  return fileAnswer(Readable.toWeb(Readable.from(bytesOf(parts))) as ReadableStream, type, format);
}

type Records = ReturnType<typeof exportRecords>;

function workbook(definition: CollectionDefinition, records: Records, locale: Locale): Promise<ReadableStream> {
  const { columns, cellsOf } = exportSheet({ definition, labels: importLabels, locale });
  const rows = async function* () {
    for await (const record of records) yield cellsOf(record);
  };
  return workbookStream({ name: collectionName(definition.type), columns }, rows());
}

/** The router passes on bytes only, where it is asked for data instead of a file. */
async function* bytesOf(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}
