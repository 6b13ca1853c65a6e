import { Readable } from 'node:stream';
import type { writeWorkbook } from '#app/cms/transfer/xlsx/write-workbook.server.ts';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

export type FileType = keyof typeof types;

export function isFileType(ending: string | undefined): ending is FileType {
  return ending !== undefined && Object.hasOwn(types, ending);
}

/** A file to be saved under this name, for whoever asked and kept nowhere. */
export function fileAnswer(body: BodyInit, name: string, type: FileType): Response {
  return new Response(body, {
    headers: {
      'content-type': types[type],
      'content-disposition': `attachment; filename="${name}.${type}"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** A workbook, sent while it is written. The writer is loaded when somebody asks for the first one. */
export async function workbookStream(...asked: Parameters<typeof writeWorkbook>): Promise<ReadableStream> {
  const writer = await import('#app/cms/transfer/xlsx/write-workbook.server.ts');
  return Readable.toWeb(writer.writeWorkbook(...asked)) as ReadableStream;
}
