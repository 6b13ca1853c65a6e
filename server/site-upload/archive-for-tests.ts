import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import yazl from 'yazl';

/** Files by their path; null is a link to somewhere else. */
export type FilesForTests = Record<string, string | Uint8Array | null>;

const symbolicLink = 0o120_777;

/** Packs files as any program would. */
export async function packed(files: FilesForTests): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [path, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content ?? '/etc/passwd'), path, content === null ? { mode: symbolicLink } : {});
  zip.end();
  return buffer(zip.outputStream);
}

/** Lends bytes as a file that is gone after the test. */
export async function fileForThisTest(content: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-site-upload-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'site.zip');
  await writeFile(path, content);
  return path;
}

/** Writes another text over one in the bytes, as long as it is: what no program for archives would pack. */
export function forged(bytes: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('Both must be of one length.');
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
}
