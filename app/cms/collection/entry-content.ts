import type { Locale } from '#app/i18n/locale.ts';
import { nodesIn } from '../compile.ts';
import type { ModuleNode } from '../node.ts';
import type { EntryDocument, EntryRecord } from './entry.ts';

/** An entry as two states of it are compared: each field with what is shared and what is of the language. */
export function entryContent({ props, texts, nodes }: Pick<EntryDocument, 'props' | 'texts' | 'nodes'>) {
  const names = [...new Set([...Object.keys(props), ...Object.keys(texts)])];
  return { page: Object.fromEntries(names.map((name) => [name, [props[name] ?? null, texts[name] ?? null]])), nodes };
}

/** The same of a draft. */
export function draftContent({ props, i18n }: EntryRecord, nodes: readonly ModuleNode[], locale: Locale) {
  return entryContent({ props, texts: i18n[locale] ?? {}, nodes: nodesIn(nodes, locale) });
}
