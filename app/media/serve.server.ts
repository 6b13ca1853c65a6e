import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileEncoding, isPackable, packWell } from '#app/cache/encoding.ts';
import { pool } from '#app/db/client.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import { type Addressable, cropAddress, fileAddress, renditionAddress, servedWidthsFor } from './address.ts';
import { formerAddress } from './former-address.ts';
import type { ImageTask } from './image-job.ts';
import { runImageTask } from './image-process.server.ts';
import { withTemporaryFile } from './inspect.server.ts';
import { type Kept, keptOrMade } from './kept-files.server.ts';
import { type CropName, crops, type RenditionFormat } from './limits.ts';
import { requireMediaStorage, requireStoredParts } from './storage.server.ts';

/** What an address answers: a file of the store, of which nothing is read yet, or bytes that could not be kept there. */
export type Served = { file: Kept; mime: string; encoding: FileEncoding };

type Row = Addressable & { storage_key: string };

/** What is larger is sent as it is: packing holds the whole of it. */
const largestPacked = 2 * 1024 * 1024;

/** The address is one of ours and its picture is there, but could not be made this time. */
export class PictureNotMade extends Error {
  override name = 'PictureNotMade';
}

const underWay = new Map<string, Promise<Served | null>>();

/**
 * Answers what is behind a media address, or null when the address is not one the venue gives out. Renditions of
 * pictures and packed drawings are made at first request, once, and kept. The original of a raster picture is never served.
 */
export async function serveMedia(path: string, encoding: FileEncoding): Promise<Served | null> {
  const id = path.split('/')[2];
  if (!isUuid(id)) return null;
  const key = `${encoding} ${path}`;
  const pending = underWay.get(key);
  if (pending) return pending;
  const answer = answerFor(id, path, encoding).finally(() => underWay.delete(key));
  underWay.set(key, answer);
  return answer;
}

async function answerFor(id: string, path: string, encoding: FileEncoding): Promise<Served | null> {
  const media = await findRow(id);
  if (!media) return null;
  if (media.kind !== 'image') return path === fileAddress(media) ? original(media, path, encoding) : null;
  const rendition = knownRendition(media, path);
  return rendition ? renditionOf(media, path, rendition) : null;
}

async function findRow(id: string): Promise<Row | null> {
  const { rows } = await pool().query<Row>(
    'select id, kind, hash, name, mime, width, height, focal, storage_key from media where id = $1 and deleted_at is null and withdrawn_at is null',
    [id],
  );
  return rows[0] ?? null;
}

/** Where an address leads now that was given out before a file was replaced or its focal point moved; null for none. */
export async function addressToday(path: string): Promise<string | null> {
  const [, , id, hash = '', name = ''] = path.split('/');
  if (!isUuid(id) || !/^[0-9a-f]{12}$/.test(hash)) return null;
  const media = await findRow(id);
  const today = media && formerAddress(media, { hash, name });
  // Its file is missing where an address leads to itself.
  return today === path ? null : today;
}

async function original({ storage_key: key, mime }: Row, path: string, encoding: FileEncoding): Promise<Served | null> {
  const size = await requireStoredParts().sizeOf(key);
  if (size === null) return null;
  if (encoding === 'identity' || !isPackable(mime) || size > largestPacked)
    return { file: { key, size }, mime, encoding: 'identity' };
  const pack = async () => new Uint8Array(await packWell(await requireMediaStorage().getBytes(key), encoding));
  const file = await keptOrMade(keyOf(`${path}.${encoding}`), pack);
  return file && { file, mime, encoding };
}

type Rendition = { format: RenditionFormat } & ({ width: number } | { crop: CropName });

/** Rebuilds every address this picture has and compares: no number of a visitor's choosing reaches the decoder. */
function knownRendition(media: Row, path: string): Rendition | null {
  const [, name, format] = /\/(w\d+|[a-z]+-\d+-\d+)\.(avif|webp|jpeg)$/.exec(path) ?? [];
  if (!name || !format) return null;
  const as = format as RenditionFormat;
  const width = servedWidthsFor(media.width ?? 0).find((each) => renditionAddress(media, each, as) === path);
  if (width) return { format: as, width };
  const crop = (Object.keys(crops) as CropName[]).find((each) => cropAddress(media, each, as) === path);
  return crop ? { format: as, crop } : null;
}

async function renditionOf(media: Row, path: string, rendition: Rendition): Promise<Served | null> {
  const file = await keptOrMade(keyOf(path), () => makeRendition(media, rendition));
  return file && { file, mime: `image/${rendition.format}`, encoding: 'identity' };
}

/** What is made from an original is kept under its address. */
function keyOf(path: string): string {
  return `renditions${path.slice('/media'.length)}`;
}

async function makeRendition(media: Row, rendition: Rendition): Promise<Uint8Array<ArrayBuffer>> {
  const source = await requireMediaStorage().getStream(media.storage_key);
  return withTemporaryFile(source, async (path, folder) => {
    const target = join(folder, 'rendition');
    const result = await runImageTask(taskFor(media, rendition, path, target));
    if (!result.ok) throw new PictureNotMade(`${media.id} as ${rendition.format}: ${result.reason}`);
    return new Uint8Array(await readFile(target));
  });
}

function taskFor(media: Row, rendition: Rendition, path: string, target: string): ImageTask {
  const { format } = rendition;
  if ('width' in rendition) return { task: 'width', path, target, width: rendition.width, format };
  return { task: 'crop', path, target, crop: rendition.crop, focal: media.focal, format };
}
