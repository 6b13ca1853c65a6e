import type { Values } from '#app/cms/field-set.ts';
import { isNumber, isText } from '#app/cms/site-format/check-members.ts';
import { type ObjectKind, pageSlot } from '#app/cms/site-format/site-object.ts';
import { pageFields } from '#app/collections/page/schema.ts';
import { allCollections } from '#app/collections/registry.ts';
import { entryDocument, pageDocument } from './object-documents.ts';
import { filledTexts } from './page-values.ts';

/** How one kind stands in the folder of a site, and what is published of it. */
type TransferKind = ObjectKind & {
  document: typeof pageDocument | typeof entryDocument;
  /** The texts of a draft that are published. */
  publishedTexts(texts: Values): Values;
};

export const pageKind: TransferKind = {
  type: 'page',
  folder: 'pages',
  file: 'page.json',
  fields: pageFields,
  slots: [pageSlot],
  head: { parent: isText, order: isNumber },
  idSeed: (name) => `page/${name}`,
  moduleSeed: (name) => name,
  document: pageDocument,
  publishedTexts: filledTexts,
};

/** How the entries of each collection do; those that others take values from come first. */
export const entryKinds: readonly TransferKind[] = [...allCollections]
  .sort((one, other) => Number(Boolean(one.inherits)) - Number(Boolean(other.inherits)))
  .map(({ type, fields, slots, inherits }) => ({
    type,
    folder: type,
    file: 'entry.json',
    fields,
    slots,
    inherited: Object.keys(inherits?.fields ?? {}),
    head: { number: isNumber, source: isText, external_id: isText },
    idSeed: (name) => `entry/${type}/${name}`,
    moduleSeed: (name, slot) => `${type}/${name}/${slot}`,
    document: entryDocument,
    publishedTexts: (texts) => texts,
  }));

/** Throws for a type that is nobody's. */
export function kindOf(type: string): TransferKind {
  const kind = [pageKind, ...entryKinds].find((each) => each.type === type);
  if (!kind) throw new Error(`Nothing of a site has the type ${type}.`);
  return kind;
}

/** Every type that something can refer to by the name of its folder. */
export const namedTypes: readonly string[] = ['media', ...[pageKind, ...entryKinds].map(({ type }) => type)];
