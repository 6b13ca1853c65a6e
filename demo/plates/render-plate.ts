import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { developed } from './film.ts';
import { addHairs } from './hairs.ts';
import { plates } from './plates.ts';
import type { Frame } from './render.ts';

/**
 * Renders a plate of the depot: `node demo/plates/render-plate.ts trosse --width 1440`. Rows that are done are kept beside
 * the system's temporary files: whoever is interrupted calls it again and it goes on. The same plate is the same picture.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1440' },
    height: { type: 'string' },
    samples: { type: 'string', default: '2' },
    workers: { type: 'string', default: '2' },
    out: { type: 'string' },
  },
});
const [name = ''] = positionals;
const plate = plates[name];
if (!plate) throw new Error(`There is no plate "${name}", only ${Object.keys(plates).join(', ')}.`);
const width = Number(values.width);
const frame: Frame = {
  width,
  height: Number(values.height ?? Math.round(width * 0.75)),
  samples: Number(values.samples),
};
const out = values.out ?? `demo/content/media/tafel-${name}/tafel-${name}.avif`;
const rowBytes = 4 * (1 + width * 4);

const kept = join(tmpdir(), `plate-${name}-${width}x${frame.height}-${frame.samples}.rows`);
const picture = { light: new Float32Array(width * frame.height * 3), depth: new Float32Array(width * frame.height) };
const done = existsSync(kept) ? takeKept(await readFile(kept)) : new Set<number>();
const began = performance.now();
await renderMissing();
addHairs(plate(), frame, picture);
await mkdir(dirname(out), { recursive: true });
const image = sharp(developed(picture.light), { raw: { width, height: frame.height, channels: 3 } });
await (out.endsWith('.png') ? image.png() : image.avif({ quality: 58, effort: 7, chromaSubsampling: '4:4:4' })).toFile(
  out,
);
await rm(kept, { force: true });
console.log(`${out}: ${((performance.now() - began) / 1000).toFixed(1)} s`);

/** Rows as they came: their number, their light, their depth; one that was cut off is rendered again. */
function takeKept(bytes: Buffer): Set<number> {
  const rows = new Set<number>();
  for (let at = 0; at + rowBytes <= bytes.length; at += rowBytes) {
    const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset + at, bytes.byteOffset + at + rowBytes));
    const row = numbers[0] ?? 0;
    place(row, numbers.subarray(1, 1 + width * 3), numbers.subarray(1 + width * 3));
    rows.add(row);
  }
  return rows;
}

function place(row: number, light: Float32Array, depth: Float32Array): void {
  picture.light.set(light, row * width * 3);
  picture.depth.set(depth, row * width);
}

async function renderMissing(): Promise<void> {
  const missing = Array.from({ length: frame.height }, (_, row) => row).filter((row) => !done.has(row));
  if (done.size === 0) await writeFile(kept, '');
  const workers = Number(values.workers);
  // Every worker takes every n-th row, so that heavy parts of the picture are shared.
  const shares = Array.from({ length: workers }, (_, at) => missing.filter((_row, index) => index % workers === at));
  await Promise.all(shares.map(renderShare));
}

type Row = { row: number; light: Float32Array; depth: Float32Array };

function renderShare(rows: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./rows-worker.ts', import.meta.url), { workerData: { name, frame, rows } });
    let written = Promise.resolve();
    worker.on('message', ({ row, light, depth }: Row) => {
      place(row, light, depth);
      const bytes = new Float32Array([row, ...light, ...depth]);
      written = written.then(() => appendFile(kept, new Uint8Array(bytes.buffer)));
    });
    worker.on('error', reject);
    worker.on('exit', () => void written.then(resolve, reject));
  });
}
