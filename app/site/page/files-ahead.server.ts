import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MetaDescriptor } from 'react-router';
import type { ViewNode } from '#app/cms/node.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { modules } from '#app/modules/registry.ts';

type BuiltFile = { file: string; name?: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, BuiltFile>;

/** React waits for a style with a precedence before it shows a page; Vite asks for styles in this mode too. */
const style = { precedence: 'modules', crossOrigin: 'anonymous' };

/** The entry of the page's own scripts; what it brings need not be named again. */
const entry = 'app/entry.client.tsx';

/**
 * What the browser needs at once although no route imports it: the words of the page's language, and script and style of
 * the modules that come on demand.
 */
export function filesAhead(nodes: readonly ViewNode[], locale: Locale): MetaDescriptor[] {
  const models = [...modelsOf(nodes)].sort();
  const sources = [`virtual:words/${locale}`, ...models.map(viewOf)];
  return [{ tagName: 'meta', name: 'foyer:modules', content: models.join(' ') }, ...linksTo(sources)];
}

/**
 * The editor, for whoever opens a page to edit it: its code travels beside the page instead of after it. With it every
 * module that may be inserted: their styles, coming later, would have a long page laid out a second time.
 */
export function editorAhead(): MetaDescriptor[] {
  const sources = ['app/editor/edit-page.tsx', ...modules.map(({ model }) => viewOf(model))];
  return [{ tagName: 'meta', name: 'foyer:editor', content: 'edit' }, ...linksTo(sources)];
}

/**
 * The style of what stands in place of a page that failed. It is loaded on demand and no route imports it: before a page is
 * alive, and without scripts for good, nothing else would bring it.
 */
export function errorStyles(): string {
  return styleLinks('app/site/error/error-screen.tsx');
}

/** The same of the menu of whoever is logged in. */
export function personMenuStyles(): string {
  return styleLinks('app/site/shell/header/person-menu.tsx');
}

function styleLinks(source: string): string {
  return filesOf([source])
    .styles.map((file) => `<link rel="stylesheet" href="/${file}"/>`)
    .join('');
}

/** The address of the file that decides when a page comes alive; empty where nothing is built. */
export function hydrateFile(): string {
  hydrate ??= Object.values(manifest()).find(({ name }) => name === 'hydrate')?.file ?? '';
  return hydrate && `/${hydrate}`;
}

let hydrate: string | undefined;

function viewOf(model: string): string {
  return `app/modules/${model}/view.tsx`;
}

/** What these bring beyond the scripts of every page. */
function filesOf(sources: readonly string[]): { files: string[]; styles: string[] } {
  const known = new Set(closure([entry]));
  const files = closure(sources).filter((source) => !known.has(source));
  return { files, styles: files.flatMap((source) => manifest()[source]?.css ?? []) };
}

function linksTo(sources: readonly string[]): MetaDescriptor[] {
  const { files, styles } = filesOf(sources);
  return [
    ...styles.map((file) => ({ tagName: 'link', rel: 'stylesheet', href: `/${file}`, ...style })),
    ...files.map((source) => ({ tagName: 'link', rel: 'modulepreload', href: `/${manifest()[source]?.file}` })),
  ] as MetaDescriptor[];
}

function modelsOf(nodes: readonly ViewNode[]): Set<string> {
  const models = new Set<string>();
  for (const { model, columns } of nodes) {
    models.add(model);
    for (const { children } of columns) for (const below of modelsOf(children)) models.add(below);
  }
  return models;
}

function closure(sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const open = [...sources];
  for (let source = open.pop(); source !== undefined; source = open.pop()) {
    const built = manifest()[source];
    if (!built || seen.has(source)) continue;
    seen.add(source);
    open.push(...(built.imports ?? []));
  }
  return [...seen];
}

type Built = { files: Manifest; name: string };

let read: Built | undefined;

/** Vite's list of what was built; empty in development and in tests, where nothing is. */
function manifest(): Manifest {
  return built().files;
}

/** Another one for each build whose files differ; empty where nothing is built. */
export function buildName(): string {
  return built().name;
}

function built(): Built {
  read ??= import.meta.env?.PROD ? readManifest() : { files: {}, name: '' };
  return read;
}

function readManifest(): Built {
  const file = join(process.cwd(), 'build/client/.vite/manifest.json');
  // Without the list the entry finds everything itself, only later.
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  return { files: JSON.parse(text), name: hash('sha256', text, 'base64url').slice(0, 8) };
}
