import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Entry, extract } from 'tar-stream';
import {
  BackupProblem,
  headName,
  type Manifest,
  manifestName,
  manifestSumName,
  type PartName,
  partOf,
} from './archive.ts';
import { requireWholeFile } from './archive-file.ts';
import { FoundContents } from './found-contents.ts';
import { PartSum } from './part-sum.ts';

/** Is handed each part as it is read and must read all of it. */
export type Visit = (part: PartName & { bytes: number }, content: AsyncIterable<Buffer>) => Promise<void>;

/** What goes wrong while a part is taken, and not with the archive. */
class VisitFailure extends Error {}

/**
 * Reads an archive from end to end and answers its list when every table, file, count and sum is as that list says and the
 * archive has its end. Otherwise it throws one sentence; what `visit` has done by then is to be undone.
 */
export async function readArchive(file: string, visit: Visit = readOver): Promise<Manifest> {
  await requireWholeFile(file);
  try {
    return await readEntries(entriesOf(file), visit);
  } catch (error) {
    if (error instanceof VisitFailure) throw error.cause;
    if (error instanceof BackupProblem) throw error;
    const reason = (error as Error).name === 'ZodError' ? 'its list cannot be read' : (error as Error).message;
    throw new BackupProblem(`The backup ${file} is damaged (${reason}): use another one.`);
  }
}

async function readEntries(entries: AsyncIterable<Entry>, visit: Visit): Promise<Manifest> {
  const contents = new FoundContents();
  let isBegun = false;
  let manifestSum: string | null = null;
  for await (const entry of entries) {
    const { name } = entry.header;
    if (manifestSum !== null) throw new Error('something follows its end');
    if (!isBegun) contents.takeHead(await textOf(entry, headName));
    else if (contents.hasManifest) manifestSum = await textOf(entry, manifestSumName);
    else if (name === manifestName) contents.takeManifest(await textOf(entry, manifestName));
    else await takePart(entry, { contents, visit });
    isBegun = true;
  }
  if (manifestSum === null) throw new Error('its end is missing');
  return contents.finish(manifestSum);
}

async function takePart(entry: Entry, { contents, visit }: { contents: FoundContents; visit: Visit }): Promise<void> {
  const { name, size = 0 } = entry.header;
  const part = partOf(name);
  if (!part) throw new Error(`${name} does not belong there`);
  // Whoever reads it hears of it; one that is left in the middle has no reader any more.
  entry.on('error', () => undefined);
  const sum = new PartSum();
  await visit({ ...part, bytes: size }, sum.of(entry)).catch((cause: Error) => {
    throw new VisitFailure(cause.message, { cause });
  });
  contents.takePart(part, sum.result());
}

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const reader = extract();
  const reading = pipeline(createReadStream(file, { highWaterMark: 256 * 1024 }), reader);
  // The loop below hears of a failure first.
  reading.catch(() => undefined);
  yield* reader;
  await reading;
}

async function textOf(entry: Entry, expected: string): Promise<string> {
  if (entry.header.name !== expected) throw new Error(`${expected} is missing`);
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function readOver(_: PartName, content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _chunk of content);
}
