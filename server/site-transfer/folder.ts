import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { SiteFiles } from '#app/cms/site-format/site-source.ts';
import { makeContent } from '#demo/makers.ts';
import type { SiteMedia } from './site.ts';

const isText = (path: string) => /\.(json|md)$/.test(path);

/** All files below a folder; those that begin with a dot are nobody's content. */
export async function readFolder(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
  const texts = await Promise.all(
    paths.filter(isText).map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const),
  );
  return { texts: new Map(texts), others: new Set(paths.filter((path) => !isText(path))) };
}

/** The content of what a folder holds: its file, or what a program makes in its place. */
export function contentOf(folder: string): (media: SiteMedia) => Promise<Uint8Array> {
  return async ({ file, made }) => (file ? readFile(join(folder, file)) : makeContent(made));
}

/** So many files are written side by side. */
const atOnce = 32;

/** Writes files into a folder that is empty or not there yet; answers how many. */
export async function writeFolder(
  folder: string,
  files: AsyncIterable<readonly [path: string, content: string | Uint8Array]>,
): Promise<number> {
  const found = await readdir(folder).catch(() => []);
  if (found.length > 0) throw new Error(`${folder} is not empty: name a folder that is not there yet.`);
  const made = new Map<string, Promise<unknown>>();
  const writing = new Set<Promise<void>>();
  let count = 0;
  for await (const [path, content] of files) {
    const place = join(folder, path);
    const write = writeInto(made, place, content).finally(() => writing.delete(write));
    writing.add(write);
    count += 1;
    if (writing.size >= atOnce) await Promise.race(writing);
  }
  await Promise.all(writing);
  return count;
}

async function writeInto(
  made: Map<string, Promise<unknown>>,
  place: string,
  content: string | Uint8Array,
): Promise<void> {
  const folder = dirname(place);
  const making = made.get(folder) ?? mkdir(folder, { recursive: true });
  made.set(folder, making);
  await making;
  await writeFile(place, content);
}
