import type { Editor } from '#app/auth/viewer.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { inspectFile } from '#app/cms/transfer/inspect-file.server.ts';
import { type Mapping, readMapping } from '#app/cms/transfer/mapping.ts';
import { type FileFormat, formatOf } from '#app/cms/transfer/read-file.server.ts';
import { suggestMapping } from '#app/cms/transfer/suggest-mapping.server.ts';
import { importLabels } from '#app/collections/fields/import-labels.ts';
import { createJob, fileOf, type ImportJob, type Reading, replaceReading } from './jobs.server.ts';
import { rememberedMapping } from './remembered-mapping.server.ts';
import { withFile } from './with-file.server.ts';

const mostBytes = 32 * 1024 * 1024;
const mostRows = 200_000;

export type FileProblem = 'no_file' | 'format' | 'too_large' | 'unreadable' | 'workbook' | 'empty' | 'mapping';
type Refusal = { problem: FileProblem; detail?: string };
export type UploadResult = { id: string } | Refusal;

type Upload = { definition: CollectionDefinition; file: File; mappingFile: File | null; actor: Editor };

/** Takes a file to import: reads it once, and proposes what its columns mean, or takes the mapping that came with it. */
export async function takeImportFile({ definition, file, mappingFile, actor }: Upload): Promise<UploadResult> {
  if (file.size === 0) return { problem: 'no_file' };
  if (file.size > mostBytes) return { problem: 'too_large' };
  const format = formatOf(file.name);
  if (!format) return { problem: 'format' };
  const given = mappingFile && mappingFile.size > 0 ? await mappingIn(definition, mappingFile) : null;
  if (given && 'problems' in given) return { problem: 'mapping', detail: given.problems.join(' ') };
  const content = new Uint8Array(await file.arrayBuffer());
  const read = await readingOf(content, {
    definition,
    format,
    given: given?.mapping ?? null,
    isFresh: false,
    sheet: '',
  });
  if ('problem' in read) return read;
  const name = file.name.slice(0, 200);
  return { id: await createJob({ type: definition.type, name, format, ...read, content, actor }) };
}

type Again = { definition: CollectionDefinition; sheet: string; isFresh: boolean };

/** Reads the file of an import anew: another sheet of it, or with a fresh proposal instead of what is remembered. */
export async function readImportAgain({ id, format }: ImportJob, again: Again): Promise<Refusal | null> {
  const read = await readingOf(await fileOf(id), { ...again, format, given: null });
  if ('problem' in read) return read;
  await replaceReading(id, read);
  return null;
}

type Understanding = Again & { format: FileFormat; given: Mapping | null };

/** What a file holds and how it is understood. */
async function readingOf(
  content: Uint8Array,
  { definition, format, given, isFresh, sheet }: Understanding,
): Promise<Reading | Refusal> {
  const found = await withFile(content, (path) => inspectFile(path, format, sheet)).catch((error: Error) => error);
  if (found instanceof Error)
    return format === 'xlsx' ? { problem: 'workbook' } : { problem: 'unreadable', detail: found.message };
  const { rows: row_count, columns, records, sheets, encoding } = found;
  if (row_count === 0 && sheets.length < 2) return { problem: 'empty' };
  if (row_count > mostRows) return { problem: 'too_large' };
  const headers = columns.map(({ name }) => name);
  const remembered = given || isFresh ? null : await rememberedMapping(definition, headers);
  const mapping =
    given ??
    remembered?.mapping ??
    (format === 'ics' ? icalOf(definition) : null) ??
    suggestMapping(definition, headers, importLabels).mapping;
  const remembered_at = remembered?.saved_at ?? null;
  return { row_count, columns, records: given?.records ?? records, sheets, encoding, mapping, remembered_at };
}

async function mappingIn(definition: CollectionDefinition, file: File) {
  try {
    return readMapping(definition, JSON.parse(await file.text()));
  } catch (error) {
    return { problems: [(error as Error).message] };
  }
}

/** What a calendar says of these entries; of most it says nothing. */
function icalOf(definition: CollectionDefinition): Mapping | null {
  const { ical } = definition.import;
  const read = ical ? readMapping(definition, ical) : null;
  return read && 'mapping' in read ? read.mapping : null;
}
