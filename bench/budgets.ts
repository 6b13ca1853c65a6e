import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Figure } from './figure.ts';

/** What a visitor's home page may weigh, as issue 2 sets it. */
export const budget = { scriptBytes: 115_000, styleBytes: 25_000 };

const assets = join(process.cwd(), 'build/client/assets');
const routes = ['root', 'site/shell/default-layout', 'site/page/page-route'];
/** On a first visit the banner comes up by itself, so its code counts although it is loaded later. */
const laterOnFirstVisit = /^consent-banner-.*\.js$/;
/** Literals that survive minification in packages and faces no visitor may download. */
const foreign = { prosemirror: 'ProseMirror', 'react-aria': 'react-aria', zod: 'ZodError', editor: 'X-CSRFToken' };

type Weight = { file: string; bytes: number };
export type Weighing = { scripts: Weight[]; styles: Weight[]; foreign: string[] };

/** Weighs what the build graph makes a first-time visitor's home page load: entry, its routes, and all they import. */
export function weighHomePage(): Weighing {
  const files = readdirSync(assets);
  const manifestFile = files.find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const manifest = JSON.parse(
    readFileSync(join(assets, manifestFile), 'utf8')
      .replace(/^[^{]*/, '')
      .replace(/;\s*$/, ''),
  );
  const parts = [manifest.entry, ...routes.map((id) => manifest.routes[id])];
  const roots = parts.flatMap((part) => [part.module, ...part.imports]).map(nameOf);
  const scripts = closure([manifestFile, ...roots, ...files.filter((file) => laterOnFirstVisit.test(file))]);
  const styles = new Set<string>(parts.flatMap((part) => part.css ?? []).map(nameOf));
  for (const file of files) if (/^consent-banner-.*\.css$/.test(file)) styles.add(file);
  const text = scripts.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
  return {
    scripts: scripts.map(weigh),
    styles: [...styles].map(weigh),
    foreign: Object.entries(foreign).flatMap(([name, trace]) => (text.includes(trace) ? [name] : [])),
  };
}

/** The weights of the home page as figures of the bench. */
export function weights(): Figure[] {
  const { scripts, styles, foreign } = weighHomePage();
  return [
    { name: 'visitor JavaScript, brotli', value: sum(scripts), unit: 'bytes', most: budget.scriptBytes },
    { name: 'visitor CSS, brotli', value: sum(styles), unit: 'bytes', most: budget.styleBytes },
    { name: 'of it only for editors', value: foreign.length, unit: 'packages', most: 0, note: foreign.join(', ') },
  ];
}

export function sum(weights: readonly Weight[]): number {
  return weights.reduce((total, { bytes }) => total + bytes, 0);
}

function closure(from: string[]): string[] {
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

function weigh(file: string): Weight {
  return { file, bytes: brotliCompressSync(readFileSync(join(assets, file))).length };
}

function nameOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

if (import.meta.main) {
  const { scripts, styles, foreign } = weighHomePage();
  for (const { file, bytes } of [...scripts, ...styles]) console.log(`${String(bytes).padStart(8)}  ${file}`);
  console.log(
    `JavaScript ${sum(scripts)} of ${budget.scriptBytes}, CSS ${sum(styles)} of ${budget.styleBytes} bytes brotli`,
  );
  console.log(`Not for visitors: ${foreign.join(', ') || 'none'}`);
}
