import { Readable } from 'node:stream';
import { data } from 'react-router';
import { exportColumns, exportRecords } from '#app/cms/transfer/export.server.ts';
import { csvParts, jsonParts } from '#app/cms/transfer/write-file.server.ts';
import { collections } from '#app/collections/registry.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/export-route.ts';

const mimes: Record<string, string> = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

/** Every draft of a collection as a file, sent while it is read: imported again, it changes nothing. */
export async function loader({ params, ...args }: Route.LoaderArgs) {
  requireEditor(args, 'draft:read');
  const [name = '', format = ''] = params.file.split('.');
  const [type, mime] = [collections[name]?.type, mimes[format]];
  if (!type || !mime) throw data(null, { status: 404 });
  const records = exportRecords(type, contentModel);
  const parts = format === 'csv' ? csvParts(exportColumns(type, contentModel), records) : jsonParts(records);
  return new Response(Readable.toWeb(Readable.from(bytesOf(parts))) as ReadableStream, {
    headers: {
      'content-type': mime,
      'content-disposition': `attachment; filename="${type}.${format}"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** The router passes on bytes only, where it is asked for data instead of a file. */
async function* bytesOf(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}
