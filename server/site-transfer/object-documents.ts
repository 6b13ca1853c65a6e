import { nodesIn } from '#app/cms/compile.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { OwnerDocument } from '#app/cms/publishing/owner-adapter.ts';
import type { SiteObject } from '#app/cms/site-format/site-object.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { moduleRows } from './module-rows.ts';
import { localizedNames, sharedNames, usualValue } from './page-values.ts';

type In = { locale: Locale; number: number };

/** What would be published of an entry in one language; `number` is the one in its addresses. */
export function entryDocument(object: SiteObject, { number, locale }: In) {
  const { id, type, props, i18n } = object;
  return { entry: { id, number, type }, props, texts: i18n[locale] ?? {}, ...modulesOf(object, locale) };
}

/** The same of a page. */
export function pageDocument(object: SiteObject, { locale }: In) {
  const shared = sharedNames.map((name) => [name, object.props[name] ?? usualValue(name)]);
  const texts = localizedNames.map((name) => [name, object.i18n[locale]?.[name] ?? '']);
  return { page: { id: object.id, ...Object.fromEntries([...shared, ...texts]) }, ...modulesOf(object, locale) };
}

function modulesOf(object: SiteObject, locale: Locale): OwnerDocument {
  // Proof: the columns of a module, as they are inserted.
  const rows = moduleRows(object).map((row) => ({ ...row, rev: 1 })) as unknown as ModuleNode[];
  return { nodes: nodesIn(rows, locale), media: [] };
}
