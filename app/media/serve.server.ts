import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Encoding, isPackable, packWell } from '#app/cache/encoding.ts';
import { pool } from '#app/db/client.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import { type Addressable, cropAddress, fileAddress, renditionAddress, widthsFor } from './address.ts';
import type { ImageTask } from './image-job.ts';
import { runImageTask } from './image-process.server.ts';
import { withTemporaryFile } from './inspect.server.ts';
import { type CropName, crops, type RenditionFormat } from './limits.ts';
import { requireMediaStorage } from './storage.server.ts';

export type Served = { content: Uint8Array<ArrayBuffer>; mime: string; encoding: Encoding };

type Row = Addressable & { storage_key: string };

const underWay = new Map<string, Promise<Served | null>>();

/**
 * Answers the bytes behind a media address, or null when the address is not one the house gives out. Renditions of
 * pictures and packed drawings are made at first request, once, and kept. The original of a raster picture is never served.
 */
export async function serveMedia(path: string, encoding: Encoding): Promise<Served | null> {
  const id = path.split('/')[2];
  if (!isUuid(id)) return null;
  const asked = `${encoding} ${path}`;
  const pending = underWay.get(asked);
  if (pending) return pending;
  const answer = answerFor(id, path, encoding).finally(() => underWay.delete(asked));
  underWay.set(asked, answer);
  return answer;
}

async function answerFor(id: string, path: string, encoding: Encoding): Promise<Served | null> {
  const media = await findRow(id);
  if (!media) return null;
  if (media.kind !== 'image') return path === fileAddress(media) ? original(media, path, encoding) : null;
  const rendition = knownRendition(media, path);
  return rendition ? renditionOf(media, path, rendition) : null;
}

async function findRow(id: string): Promise<Row | null> {
  const { rows } = await pool().query<Row>(
    'select id, kind, hash, name, mime, width, height, focal, storage_key from media where id = $1 and deleted_at is null',
    [id],
  );
  return rows[0] ?? null;
}

async function original({ storage_key, mime }: Row, path: string, encoding: Encoding): Promise<Served> {
  const storage = requireMediaStorage();
  if (encoding === 'identity' || !isPackable(mime)) {
    return { content: new Uint8Array(await storage.getBytes(storage_key)), mime, encoding: 'identity' };
  }
  const pack = async () => packWell(await storage.getBytes(storage_key), encoding);
  return { content: new Uint8Array(await keptOrMade(`${path}.${encoding}`, pack)), mime, encoding };
}

type Rendition = { format: RenditionFormat } & ({ width: number } | { crop: CropName });

/** Rebuilds every address this picture has and compares: no number of a visitor's choosing reaches the decoder. */
function knownRendition(media: Row, path: string): Rendition | null {
  const [, name, format] = /\/(w\d+|[a-z]+-\d+-\d+)\.(avif|webp|jpeg)$/.exec(path) ?? [];
  if (!name || !format) return null;
  const as = format as RenditionFormat;
  const width = widthsFor(media.width ?? 0).find((each) => renditionAddress(media, each, as) === path);
  if (width) return { format: as, width };
  const crop = (Object.keys(crops) as CropName[]).find((each) => cropAddress(media, each, as) === path);
  return crop ? { format: as, crop } : null;
}

async function renditionOf(media: Row, path: string, rendition: Rendition): Promise<Served | null> {
  const content = await keptOrMade(path, () => makeRendition(media, rendition));
  return content && { content: new Uint8Array(content), mime: `image/${rendition.format}`, encoding: 'identity' };
}

/** What is made from an original is made once and kept under its address. */
async function keptOrMade<Made extends Uint8Array | null>(path: string, make: () => Promise<Made>) {
  const key = `renditions${path.slice('/media'.length)}`;
  const storage = requireMediaStorage();
  if (await storage.exists(key)) return storage.getBytes(key);
  const made = await make();
  if (made) await storage.put(key, made);
  return made;
}

async function makeRendition(media: Row, rendition: Rendition): Promise<Uint8Array<ArrayBuffer> | null> {
  const source = new Uint8Array(await requireMediaStorage().getBytes(media.storage_key));
  return withTemporaryFile(source, async (path, folder) => {
    const target = join(folder, 'rendition');
    const result = await runImageTask(taskFor(media, rendition, path, target));
    return result.ok ? new Uint8Array(await readFile(target)) : null;
  });
}

function taskFor(media: Row, rendition: Rendition, path: string, target: string): ImageTask {
  const { format } = rendition;
  if ('width' in rendition) return { task: 'width', path, target, width: rendition.width, format };
  return { task: 'crop', path, target, crop: rendition.crop, focal: media.focal, format };
}
