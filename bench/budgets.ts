import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Figure } from './measure/figure.ts';

/** What a visitor's home page may weigh; the scripts come with the first sign of a visitor, and before it only so much. */
export const budget = { scriptBytesBefore: 12_000, scriptBytes: 115_000, styleBytes: 25_000 };

const assets = join(process.cwd(), 'build/client/assets');
/** Literals that survive minification in packages and faces no visitor may download. */
const foreign = { prosemirror: 'ProseMirror', 'react-aria': 'react-aria', zod: 'ZodError', editor: 'X-CSRFToken' };

type Weight = { file: string; bytes: number };
export type Weighing = { scripts: Weight[]; styles: Weight[]; foreign: string[] };

/**
 * Weighs what the home page makes a first-time visitor load: what its HTML names, and all that imports at once. The
 * manifest of all routes is named too, but React Router asks for it only when it has to look for a new version.
 */
export function weighHomePage(html: string): Weighing {
  const files = closure(namedIn(html));
  const scripts = files.filter((file) => file.endsWith('.js'));
  const text = scripts.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
  return {
    scripts: scripts.map(weigh),
    styles: files.filter((file) => file.endsWith('.css')).map(weigh),
    foreign: Object.entries(foreign).flatMap(([name, trace]) => (text.includes(trace) ? [name] : [])),
  };
}

/** Every script and style a page of visitors asks for. */
export function visitorFiles(html: string): string[] {
  return closure(namedIn(html));
}

function namedIn(html: string): string[] {
  return [...html.matchAll(/"\/assets\/((?!manifest-)[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
}

/** The weights of a running site's home page as figures of the bench. */
export async function weights({ url }: { url: string }): Promise<Figure[]> {
  const { scripts, styles, foreign } = weighHomePage(await homePage(url));
  return [
    { name: 'visitor JavaScript, brotli', value: sum(scripts), unit: 'bytes', most: budget.scriptBytes },
    { name: 'visitor CSS, brotli', value: sum(styles), unit: 'bytes', most: budget.styleBytes },
    { name: 'of it only for editors', value: foreign.length, unit: 'packages', most: 0, note: foreign.join(', ') },
  ];
}

async function homePage(url: string): Promise<string> {
  return (await fetch(new URL('/de', url))).text();
}

export function sum(weights: readonly Weight[]): number {
  return weights.reduce((total, { bytes }) => total + bytes, 0);
}

/** The files and all that they import at once. */
export function closure(from: string[]): string[] {
  const seen = new Set<string>();
  const open = [...from];
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, name] of readFileSync(join(assets, file), 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      if (name) open.push(name);
  }
  return [...seen];
}

export function weigh(file: string): Weight {
  return { file, bytes: brotliCompressSync(readFileSync(join(assets, file))).length };
}

if (import.meta.main) {
  const { scripts, styles, foreign } = weighHomePage(await homePage(process.argv[2] ?? 'http://localhost:3000'));
  for (const { file, bytes } of [...scripts, ...styles]) console.log(`${String(bytes).padStart(8)}  ${file}`);
  console.log(
    `JavaScript ${sum(scripts)} of ${budget.scriptBytes}, CSS ${sum(styles)} of ${budget.styleBytes} bytes brotli`,
  );
  console.log(`Not for visitors: ${foreign.join(', ') || 'none'}`);
}
