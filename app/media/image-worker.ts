import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { ImageJob, ImageResult } from './image-job.ts';
import { crops, maxPixels } from './limits.ts';
import { readEmbeddedMetadata } from './metadata/embedded-metadata.ts';

// This process exists to be killed: the parent ends it when a picture takes too long or too much memory.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', async (job: ImageJob) => {
  const result = await run(job).catch((error: Error): ImageResult => ({ ok: false, reason: error.message }));
  process.send?.({ id: job.id, result });
});

async function run(job: ImageJob): Promise<ImageResult> {
  const input = sharp(job.path, { limitInputPixels: maxPixels, failOn: 'error', animated: false });
  if (job.task === 'inspect') return inspect(input, job.path);
  if (job.task === 'own-drawing') return draw(input, job.target);
  const turned = input.autoOrient();
  const sized =
    job.task === 'width'
      ? turned.resize({ width: job.width, withoutEnlargement: true })
      : await cropped(turned, job.crop, job.focal);
  await encode(sized, job.format).toFile(job.target);
  return { ok: true };
}

async function inspect(input: Sharp, path: string): Promise<ImageResult> {
  const { autoOrient, width, height } = await input.metadata();
  // A full decode proves that the bytes are a picture to the end; metadata alone reads only the header.
  const placeholder = await input.autoOrient().resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
  return {
    ok: true,
    width: autoOrient?.width ?? width,
    height: autoOrient?.height ?? height,
    placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
    metadata: readEmbeddedMetadata(await readFile(path)),
  };
}

async function draw(input: Sharp, target: string): Promise<ImageResult> {
  await input.png({ compressionLevel: 9, palette: true }).toFile(target);
  return { ok: true };
}

async function cropped(input: Sharp, crop: keyof typeof crops, focal: { x: number; y: number }) {
  const target = crops[crop];
  const metadata = await input.metadata();
  const width = metadata.autoOrient.width;
  const height = metadata.autoOrient.height;
  const scale = Math.min(width / target.width, height / target.height);
  const box = { width: Math.floor(target.width * scale), height: Math.floor(target.height * scale) };
  const left = Math.round(Math.min(Math.max(focal.x * width - box.width / 2, 0), width - box.width));
  const top = Math.round(Math.min(Math.max(focal.y * height - box.height / 2, 0), height - box.height));
  return input.extract({ left, top, ...box }).resize({ ...target, withoutEnlargement: true });
}

// No keepMetadata anywhere: camera, place and editing history are dropped, the colour space becomes sRGB.
function encode(image: Sharp, format: 'avif' | 'webp' | 'jpeg'): Sharp {
  if (format === 'avif') return image.avif({ quality: 52, effort: 3 });
  if (format === 'webp') return image.webp({ quality: 76 });
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true });
}
