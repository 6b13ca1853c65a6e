import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import type { SiteFiles } from '#app/cms/site-format/site-source.ts';
import { type ArchiveRefusal, uploadLimits as limits } from '#app/features/site-transfer/site-report.ts';

/** A packed site that is read: its texts, and the content of all else when it is asked for. */
export type SiteArchive = {
  files: SiteFiles;
  has(path: string): boolean;
  contentOf(path: string): Promise<Uint8Array>;
  /** SHA-256 of a content that is read piece by piece. */
  hashOf(path: string): Promise<string>;
};

type Found = Map<string, yauzl.Entry>;

/** Lends a packed site. What its list of files says is judged before a byte of them is unpacked. */
export async function withArchive<Answer>(
  path: string,
  use: (archive: SiteArchive) => Promise<Answer>,
): Promise<Answer | ArchiveRefusal> {
  const zip = await yauzl
    .openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false })
    .catch(() => null);
  if (!zip) return { problem: 'not_zip', file: '' };
  try {
    const archive = await readArchive(zip).catch(unreadable);
    return 'problem' in archive ? archive : await use(archive);
  } finally {
    zip.close();
  }
}

/** A file that says of itself what is not true, such as a size. */
function unreadable(error: Error): ArchiveRefusal {
  return { problem: 'not_zip', file: error.message.slice(0, 200) };
}

async function readArchive(zip: yauzl.ZipFile): Promise<SiteArchive | ArchiveRefusal> {
  const listed = await listFiles(zip);
  if ('problem' in listed) return listed;
  const found = withoutFolderAround(listed);
  const texts = new Map<string, string>();
  const streamOf = (name: string) => {
    const entry = found.get(name);
    if (!entry) throw new Error(`${name} is not in the archive.`);
    return zip.openReadStreamPromise(entry);
  };
  for (const name of [...found.keys()].filter(isText).sort()) {
    const text = asText(await buffer(await streamOf(name)));
    if (text === null) return { problem: 'not_text', file: name };
    texts.set(name, text);
  }
  return {
    files: { texts, others: new Set([...found.keys()].filter((name) => !isText(name)).sort()) },
    has: (name) => found.has(name),
    contentOf: async (name) => buffer(await streamOf(name)),
    async hashOf(name) {
      const hash = createHash('sha256');
      await pipeline(await streamOf(name), hash);
      return hash.digest('hex');
    },
  };
}

async function listFiles(zip: yauzl.ZipFile): Promise<Found | ArchiveRefusal> {
  const found: Found = new Map();
  const sizes = { all: 0, texts: 0 };
  if (zip.entryCount > limits.files) return { problem: 'too_many', file: '' };
  for await (const entry of zip.eachEntry()) {
    const file = nameOf(entry);
    const problem = problemOf(file, entry);
    if (problem) return { problem, file: file.slice(0, 200) };
    if (file.endsWith('/') || isHidden(file)) continue;
    if (found.has(file)) return { problem: 'double', file };
    sizes.all += entry.uncompressedSize;
    if (sizes.all > limits.unpackedBytes) return { problem: 'unpacked_too_large', file };
    if (isText(file)) sizes.texts += entry.uncompressedSize;
    if (isText(file) && (entry.uncompressedSize > limits.textBytes || sizes.texts > limits.allTextBytes))
      return { problem: 'text_too_large', file };
    found.set(file, entry);
  }
  return found;
}

function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: yauzl.Entry): string {
  return yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
}

const kindOfFile = 0o170_000;
const symbolicLink = 0o120_000;

function problemOf(file: string, entry: yauzl.Entry): ArchiveRefusal['problem'] | null {
  if (yauzl.validateFileName(file) !== null || hasControlSign(file)) return 'outside';
  if (((entry.externalFileAttributes >>> 16) & kindOfFile) === symbolicLink) return 'link';
  if (entry.isEncrypted()) return 'encrypted';
  return entry.canDecodeFileData() ? null : 'not_zip';
}

function hasControlSign(text: string): boolean {
  return [...text].some((sign) => sign < ' ');
}

/** What a system leaves beside the files of a person, as in a folder that is imported. */
function isHidden(file: string): boolean {
  return (file.split('/').at(-1) ?? '').startsWith('.');
}

/** Whoever packs a folder packs its name as well. */
function withoutFolderAround(found: Found): Found {
  const [first = ''] = found.keys();
  const around = `${first.split('/', 1)[0]}/`;
  if (found.has('site.json') || !found.has(`${around}site.json`)) return found;
  if (![...found.keys()].every((name) => name.startsWith(around))) return found;
  return new Map([...found].map(([name, entry]) => [name.slice(around.length), entry]));
}

function isText(file: string): boolean {
  return /\.(json|md)$/.test(file);
}

function asText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
