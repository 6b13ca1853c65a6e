import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawFrame, framesPerSecond, heaviestFilm } from './film.ts';
import { films } from './films.ts';

/**
 * Renders a film of the demo, its still and its tone: `npm run film -- schlag`. It needs the program `ffmpeg` (Debian's package of that
 * name). The pictures are the same each time; what packs them decides the bytes.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string', default: '1280' }, out: { type: 'string' } },
});
const [name = ''] = positionals;
const film = films[name];
if (!film) throw new Error(`There is no film "${name}", only ${Object.keys(films).join(', ')}.`);
const out = values.out ?? `demo/content/media/film-${name}/film-${name}.webm`;
const still = values.out ? null : `demo/content/media/standbild-${name}/standbild-${name}.avif`;
const stillWidth = 1440;
/** From good to bearable; the first whose file is light enough is taken. */
const qualities = [34, 38, 42, 46, 50];
const folder = await mkdtemp(join(tmpdir(), `film-${name}-`));
try {
  await drawFrames();
  if (film.sound) await writeFile(join(folder, 'tone.wav'), waveFile(film.sound, film.seconds));
  await mkdir(join(out, '..'), { recursive: true });
  for (const quality of qualities) {
    for (const pass of [1, 2]) await pack(pass, quality);
    const { size } = await stat(out);
    console.log(`${out}: ${Math.round(size / 1000)} kB at ${quality}`);
    if (size <= heaviestFilm) break;
  }
  if (still) await drawStill(still);
} finally {
  await rm(folder, { recursive: true });
}

async function drawFrames(): Promise<void> {
  if (!film) return;
  const count = film.seconds * framesPerSecond;
  for (let frame = 0; frame < count; frame++) {
    const svg = drawFrame(film, { width: Number(values.width), moment: frame / count });
    await sharp(Buffer.from(svg))
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toFile(join(folder, `${String(frame).padStart(4, '0')}.png`));
  }
}

async function drawStill(file: string): Promise<void> {
  if (!film) return;
  await mkdir(join(file, '..'), { recursive: true });
  const svg = drawFrame(film, { width: stillWidth, moment: 0 });
  await sharp(Buffer.from(svg)).removeAlpha().avif({ quality: 60, effort: 7 }).toFile(file);
}

/** VP9 in two passes, which every browser of the last years plays. */
async function pack(pass: number, quality: number): Promise<void> {
  const tone = film?.sound ? ['-i', join(folder, 'tone.wav'), '-c:a', 'libopus', '-b:a', '64k'] : ['-an'];
  const pictures = ['-framerate', String(framesPerSecond), '-i', join(folder, '%04d.png')];
  const video = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    String(quality),
    '-row-mt',
    '1',
    '-g',
    '240',
    '-pix_fmt',
    'yuv420p',
  ];
  const colours = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ];
  const where = pass === 1 ? ['-f', 'null', '-'] : ['-cpu-used', '1', '-bitexact', out];
  const args = [
    '-y',
    '-loglevel',
    'error',
    ...pictures,
    ...tone,
    ...colours,
    ...video,
    '-pass',
    String(pass),
    '-passlogfile',
    join(folder, 'pass'),
    ...where,
  ];
  await new Promise<void>((resolve, reject) => {
    const program = spawn('ffmpeg', args, { stdio: 'inherit' });
    program.once('error', () => reject(new Error('The program ffmpeg is missing: install the package "ffmpeg".')));
    program.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}.`))));
  });
}

/** A sound file of one channel, 48,000 numbers of 16 bits a second. */
function waveFile(sound: (seconds: number) => number, seconds: number): Buffer {
  const rate = 48_000;
  const count = seconds * rate;
  const file = Buffer.alloc(44 + 2 * count);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + 2 * count, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(2 * rate, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(2 * count, 40);
  for (let at = 0; at < count; at++) {
    const level = Math.min(1, Math.max(-1, sound(at / rate)));
    file.writeInt16LE(Math.round(level * 32_767), 44 + 2 * at);
  }
  return file;
}
