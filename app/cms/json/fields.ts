import { z } from 'zod';
import { thumbnails } from '#app/media/address.ts';
import type { Field, Fields } from '../field/field.ts';
import type { LineView } from '../field/line.ts';
import type { ListItem } from '../field/list.ts';
import type { ReferenceView } from '../field/reference.ts';
import type { RichTextView } from '../field/rich-text.ts';
import type { Values } from '../field-set.ts';
import type { EmbedView, FileView, ImageView, LinkView, MediaRecord } from '../resolve.ts';

export type Pictures = ReadonlyMap<string, MediaRecord>;

const named = z.object({ id: z.number().int(), name: z.string(), url: z.string().nullable() });
const text = z.string();
const thumbs = z.record(z.string(), z.string()).nullable();
const object = z.looseObject({}).nullable();

/**
 * How the API answers one field, by its kind: names and values, and their shape, the same inside a page and inside an
 * entry. An image is its address with `_obj` and `_thumbnails` beside it, a file and an embed their address with `_obj`,
 * a link its address under both names of it, an item of a list has its key as `id`, a reference is the public id and the
 * name of what it leads to.
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
    present: (name, value) => {
      const href = (value as LinkView | null)?.href ?? null;
      return { [name]: href, [`${name}_url`]: href };
    },
    shape: (name) => ({ [name]: z.string().nullable(), [`${name}_url`]: z.string().nullable() }),
  },
  embed: {
    present: (name, value) => ({ [name]: (value as EmbedView | null)?.url ?? null, [`${name}_obj`]: value }),
    shape: (name) => ({ [name]: z.string().nullable(), [`${name}_obj`]: object }),
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
      [name]: (value as ListItem[]).map((item) => ({
        id: item._key,
        ...presentFields(field.options.fields ?? {}, item, pictures),
      })),
    }),
    shape: (name, field) => ({ [name]: z.array(fieldsShape(field.options.fields ?? {}).extend({ id: text })) }),
  },
  group: {
    present: (name, value, field, pictures) => ({
      [name]: presentFields(field.options.fields ?? {}, value as Values, pictures),
    }),
    shape: (name, field) => ({ [name]: fieldsShape(field.options.fields ?? {}) }),
  },
};

/** The fields of a module or an entry as the API answers them. */
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
