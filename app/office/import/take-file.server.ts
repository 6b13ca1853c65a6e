import type { Editor } from '#app/auth/viewer.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { inspectFile } from '#app/cms/transfer/inspect-file.server.ts';
import { type Mapping, readMapping, suggestMapping } from '#app/cms/transfer/mapping.ts';
import { formatOf } from '#app/cms/transfer/read-file.server.ts';
import { createJob } from './jobs.server.ts';
import { withFile } from './with-file.server.ts';

const mostBytes = 32 * 1024 * 1024;
const mostRows = 200_000;

export type FileProblem = 'no_file' | 'format' | 'too_large' | 'unreadable' | 'empty' | 'mapping';
export type UploadResult = { id: string } | { problem: FileProblem; detail?: string };

type Upload = { definition: CollectionDefinition; file: File; mappingFile: File | null; actor: Editor };

/** Takes a file to import: reads it once, and proposes what its columns mean, or takes the mapping that came with it. */
export async function takeImportFile({ definition, file, mappingFile, actor }: Upload): Promise<UploadResult> {
  if (file.size === 0) return { problem: 'no_file' };
  if (file.size > mostBytes) return { problem: 'too_large' };
  const format = formatOf(file.name);
  if (!format) return { problem: 'format' };
  const content = new Uint8Array(await file.arrayBuffer());
  const found = await withFile(content, (path) => inspectFile(path, format)).catch((error: Error) => error);
  if (found instanceof Error) return { problem: 'unreadable', detail: found.message };
  if (found.rows === 0) return { problem: 'empty' };
  if (found.rows > mostRows) return { problem: 'too_large' };
  const headers = found.columns.map(({ name }) => name);
  const given = mappingFile && mappingFile.size > 0 ? await mappingIn(definition, mappingFile) : null;
  if (given && 'problems' in given) return { problem: 'mapping', detail: given.problems.join(' ') };
  const mapping =
    given?.mapping ?? (format === 'ics' ? icalOf(definition) : null) ?? suggestMapping(definition, headers).mapping;
  const { rows: row_count, columns, records } = found;
  const name = file.name.slice(0, 200);
  const list = given?.mapping.records ?? records;
  const id = await createJob({
    type: definition.type,
    name,
    format,
    records: list,
    columns,
    row_count,
    mapping,
    content,
    actor,
  });
  return { id };
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
