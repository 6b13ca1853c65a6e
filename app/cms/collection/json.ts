import { z } from 'zod';
import { thumbnails } from '#app/media/address.ts';
import type { CollectionDefinition } from '../collection.ts';
import type { Field, Fields } from '../field/field.ts';
import type { LineView } from '../field/line.ts';
import type { ReferenceView } from '../field/reference.ts';
import type { RichTextView } from '../field/rich-text.ts';
import type { Values } from '../field-set.ts';
import type { EmbedView, FileView, ImageView, LinkView, MediaRecord } from '../resolve.ts';
import type { EntryCard } from './entry.ts';

export type Pictures = ReadonlyMap<string, MediaRecord>;

const named = z.object({ id: z.number().int(), name: z.string(), url: z.string().nullable() });
const text = z.string();
const thumbs = z.record(z.string(), z.string()).nullable();
const object = z.looseObject({}).nullable();

/**
 * How the interface answers one field, by its kind: names and values, and their shape. An image is its address with
 * `_obj` and `_thumbnails` beside it, a link its address, a reference the public id and name of what it leads to.
 */
const kinds: Record<
  Field['kind'],
  {
    present(name: string, value: unknown, field: Field, pictures: Pictures): Values;
    shape(name: string, field: Field): Record<string, z.ZodType>;
  }
> = {
  text: plain(text),
  choice: plain(text),
  flag: plain(z.boolean()),
  number: plain(z.number().int()),
  amount: plain(z.number().nullable()),
  date: plain(z.string().nullable()),
  'date-time': plain(z.string().nullable()),
  line: {
    present: (name, value) => ({ [name]: (value as LineView).text }),
    shape: (name) => ({ [name]: text }),
  },
  'rich-text': {
    present: (name, value) => ({ [name]: (value as RichTextView).html }),
    shape: (name) => ({ [name]: text }),
  },
  image: {
    present: (name, value, _field, pictures) => presentImage(name, value as ImageView | null, pictures),
    shape: (name) => ({ [name]: z.string().nullable(), [`${name}_obj`]: object, [`${name}_thumbnails`]: thumbs }),
  },
  file: {
    present: (name, value) => ({ [name]: (value as FileView | null)?.src ?? null, [`${name}_obj`]: value }),
    shape: (name) => ({ [name]: z.string().nullable(), [`${name}_obj`]: object }),
  },
  link: {
    present: (name, value) => ({ [name]: (value as LinkView | null)?.href ?? null }),
    shape: (name) => ({ [name]: z.string().nullable() }),
  },
  embed: {
    present: (name, value) => ({ [name]: (value as EmbedView | null)?.url ?? null }),
    shape: (name) => ({ [name]: z.string().nullable() }),
  },
  reference: {
    present: (name, value) => ({ [name]: presentReference(value as ReferenceView | null) }),
    shape: (name) => ({ [name]: named.nullable() }),
  },
  references: {
    present: (name, value) => ({ [name]: (value as ReferenceView[]).map(presentReference) }),
    shape: (name) => ({ [name]: z.array(named) }),
  },
  list: {
    present: (name, value, field, pictures) => ({
      [name]: (value as Values[]).map((item) => presentFields(field.options.fields ?? {}, item, pictures)),
    }),
    shape: (name, field) => ({ [name]: z.array(fieldsShape(field.options.fields ?? {})) }),
  },
  group: {
    present: (name, value, field, pictures) => ({
      [name]: presentFields(field.options.fields ?? {}, value as Values, pictures),
    }),
    shape: (name, field) => ({ [name]: fieldsShape(field.options.fields ?? {}) }),
  },
};

/** The fields of an entry as the interface answers them. */
export function presentFields(fields: Fields, values: Values, pictures: Pictures): Values {
  const parts = Object.entries(fields).map(([name, field]) =>
    kinds[field.kind].present(name, values[name], field, pictures),
  );
  return Object.assign({}, ...parts);
}

/** The shape of the same, for `/openapi.json`. */
export function fieldsShape(fields: Fields) {
  const parts = Object.entries(fields).map(([name, field]) => kinds[field.kind].shape(name, field));
  return z.object(Object.assign({}, ...parts) as Record<string, z.ZodType>);
}

/** What every answer about an entry begins with. */
const head = { id: z.number().int(), url: z.string().nullable(), slug: z.string() };

/** The shape of a row of a public list. */
export function cardShape(definition: CollectionDefinition) {
  return fieldsShape(shownFields(definition)).extend({ ...head, [definition.titleField]: z.string() });
}

/** The shape of one entry with all its fields. */
export function entryShape({ fields }: CollectionDefinition) {
  return fieldsShape(fields).extend(head);
}

/** A card as the interface answers it. */
export function presentCard(definition: CollectionDefinition, card: EntryCard, pictures: Pictures): Values {
  const { number, url, slug, title } = card;
  return { id: number, url, slug, [definition.titleField]: title, ...presentedFields(definition, card, pictures) };
}

const presentedBefore = new WeakMap<object, Values>();

/** A card that is drawn once is presented once: its fields are the same object until something in them changes. */
function presentedFields(definition: CollectionDefinition, { fields }: EntryCard, pictures: Pictures): Values {
  const known = presentedBefore.get(fields);
  if (known) return known;
  const presented = presentFields(shownFields(definition), fields, pictures);
  presentedBefore.set(fields, presented);
  return presented;
}

/** The fields a card has, or those of them that are wanted. */
export function shownFields({ card, fields }: CollectionDefinition, only?: readonly PropertyKey[]): Fields {
  const wanted = only ? card.filter((name) => only.includes(name)) : card;
  return Object.fromEntries(wanted.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
}

function plain(shape: z.ZodType) {
  return {
    present: (name: string, value: unknown): Values => ({ [name]: value }),
    shape: (name: string): Record<string, z.ZodType> => ({ [name]: shape }),
  };
}

function presentReference(view: ReferenceView | null) {
  return view && { id: view.number ?? 0, name: view.title, url: view.href };
}

function presentImage(name: string, image: ImageView | null, pictures: Pictures): Values {
  const record = image ? pictures.get(image.id) : undefined;
  return {
    [name]: image?.src ?? null,
    [`${name}_obj`]: image,
    [`${name}_thumbnails`]: record ? thumbnails(record) : null,
  };
}
