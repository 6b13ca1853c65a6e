import { once } from 'node:events';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';
import type { SiteFile } from './export-site.ts';

/** The same site gives the same bytes, whenever it is packed. */
const mtime = new Date('2000-01-01T00:00:00Z');

/** Packs files one after the other, no faster than somebody takes them. */
export function packSite(files: AsyncIterable<SiteFile>): Readable {
  const zip = new yazl.ZipFile();
  // Proof: the types know of less than the stream that it is.
  const out = zip.outputStream as Readable;
  fill(zip, out, files).catch((error: Error) => out.destroy(error));
  return out;
}

async function fill(zip: yazl.ZipFile, out: Readable, files: AsyncIterable<SiteFile>): Promise<void> {
  // Who stops reading stops the packing, too.
  const closed = once(out, 'close').catch(() => undefined);
  for await (const [path, content] of files) {
    const part = Readable.from([Buffer.from(content)], { objectMode: false });
    zip.addReadStream(part, path, { mtime, compress: typeof content === 'string', forceDosTimestamp: true });
    await Promise.race([finished(part), closed]);
    if (out.destroyed) return;
  }
  zip.end();
}
