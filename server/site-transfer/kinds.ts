import { isNumber, isText } from '#app/cms/site-format/check-members.ts';
import { type ObjectKind, pageSlot } from '#app/cms/site-format/site-object.ts';
import { pageFields } from '#app/collections/page/schema.ts';
import { allCollections } from '#app/collections/registry.ts';

/** How pages stand in the folder of a site. */
export const pageKind: ObjectKind = {
  type: 'page',
  folder: 'pages',
  file: 'page.json',
  fields: pageFields,
  slots: [pageSlot],
  head: { parent: isText, order: isNumber },
};

/** How the entries of each collection do; those that others take values from come first. */
export const entryKinds: readonly ObjectKind[] = [...allCollections]
  .sort((one, other) => Number(Boolean(one.inherits)) - Number(Boolean(other.inherits)))
  .map(({ type, fields, slots, inherits }) => ({
    type,
    folder: type,
    file: 'entry.json',
    fields,
    slots,
    inherited: Object.keys(inherits?.fields ?? {}),
    head: { number: isNumber, source: isText, external_id: isText },
  }));

/** Every type that something can refer to by the name of its folder. */
export const namedTypes: readonly string[] = ['page', 'media', ...entryKinds.map(({ type }) => type)];
