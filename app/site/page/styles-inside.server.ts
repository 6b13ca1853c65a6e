import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSource } from '#app/cache/inline-hashes.ts';
import type { PageParts } from './page-parts.ts';

const link = /<link rel="stylesheet" href="\/([^"#]+)#?"(?=[^>]*>)/g;

type Styled = { page: PageParts; sources: string[] };

/**
 * A visitor's page with the style of what it shows inside, so that one request brings the first picture: its nine to twelve
 * files were the whole delay of a telephone. The links stay for React, which would bring the files again, and are disabled,
 * so that no browser asks for them; what a later page needs beyond them still comes as a file. The style stands where
 * the last of the links stands, in their order, and what is to be loaded ahead before it.
 */
export function withStylesInside(page: PageParts, read = readBuilt): Styled {
  const { head } = page;
  const files = [...head.matchAll(link)].map(([, file = '']) => file);
  const style = files.length > 0 ? styleOf(files, read) : null;
  if (!style) return { page, sources: [] };
  const last = head.indexOf('>', head.lastIndexOf('<link rel="stylesheet"')) + 1;
  const before = head.slice(0, last).replace(link, '$& disabled');
  return { page: { ...page, head: `${before}${style.element}${head.slice(last)}` }, sources: [style.source] };
}

type Style = { element: string; source: string };

/** Pages of a kind mostly have the same files. */
const known = new Map<string, Style | null>();
const mostKnown = 200;

/** Null when a file is not one of the build's: then all of them come as files, or their order would change. */
function styleOf(files: readonly string[], read: typeof readBuilt): Style | null {
  const key = files.join(' ');
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const texts = [...new Set(files)].map(read);
  const text = texts.join('');
  const isWhole = !texts.includes(null) && !text.includes('</');
  const style = isWhole ? { element: `<style>${text}</style>`, source: hashSource(text) } : null;
  if (known.size >= mostKnown) known.clear();
  known.set(key, style);
  return style;
}

function readBuilt(file: string): string | null {
  const path = join(process.cwd(), 'build/client', file);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}
