import type { Readable } from 'node:stream';
import yauzl from 'yauzl';

/** A part unpacks to this many bytes at most: a small file may pretend to be a mountain. */
const mostUnpackedBytes = 256 * 1024 * 1024;
const mostParts = 2_000;

/** A file that is no workbook, or one too large to be read. */
export class UnreadableWorkbook extends Error {}

export type OpenZip = {
  has(name: string): boolean;
  /** The text of a part, piece by piece; a part that is not what it says it is breaks off. */
  parts(name: string): AsyncGenerator<string>;
  close(): void;
};

/** Opens a packed file for reading. What its parts unpack to is limited by what they say, and checked while it is read. */
export async function openZip(file: string): Promise<OpenZip> {
  const zip = await yauzl.openPromise(file, { autoClose: false }).catch((error: Error) => {
    throw new UnreadableWorkbook(error.message);
  });
  try {
    const entries = await entriesOf(zip);
    return {
      has: (name) => entries.has(name),
      parts: (name) => partsOf(zip, entries.get(name)),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw new UnreadableWorkbook((error as Error).message);
  }
}

async function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.size >= mostParts) throw new Error('too many parts');
    entries.set(entry.fileName.replace(/^\//, ''), entry);
  }
  return entries;
}

async function* partsOf(zip: yauzl.ZipFile, entry: yauzl.Entry | undefined): AsyncGenerator<string> {
  if (!entry) return;
  if (entry.uncompressedSize > mostUnpackedBytes) throw new UnreadableWorkbook('too large');
  const decoder = new TextDecoder();
  try {
    const stream: Readable = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) yield decoder.decode(chunk, { stream: true });
  } catch (error) {
    throw new UnreadableWorkbook((error as Error).message);
  }
}
