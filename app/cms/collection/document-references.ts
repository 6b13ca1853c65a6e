import type { Locale } from '#app/i18n/locale.ts';
import type { CollectionDefinition } from '../collection.ts';
import { type FoundReference, referencesOf, referencesOfFields } from '../compile.ts';
import type { Definitions } from '../view/view-nodes.ts';
import type { EntryDocument } from './entry.ts';

/** What a document of an entry points at, with its own fields and those of its modules. */
export function documentReferences(
  { fields }: Pick<CollectionDefinition, 'fields'>,
  { entry, props, texts, nodes }: EntryDocument,
  { locale, modules }: { locale: Locale; modules: Definitions },
): FoundReference[] {
  const own = referencesOfFields(fields, { source: entry.id, props, texts });
  return [...own, ...referencesOf(nodes, locale, modules)];
}
