import type { Field, Fields } from '../field/field.ts';
import type { SharedForm } from '../field/kind.ts';
import { kinds } from '../field/kinds.ts';
import type { Values } from '../field-set.ts';
import { isRecord } from '../is-record.ts';
import { idOrName, type Names, readTarget, writeTarget } from './link-target.ts';
import type { SiteProblemCode, ValuePath } from './problem.ts';

/** What reading needs besides the value: the folders there are, and who hears of a problem. */
export type Reading = {
  names: Names;
  note(problem: { code: SiteProblemCode; path: ValuePath; value: string }): void;
};

type Place = Reading & { field: Field; path: ValuePath };

/** How a shared value stands in a file. */
type Codec = {
  write(value: unknown, place: { field: Field; names: Names }): unknown;
  read(value: unknown, place: Place): unknown;
};

/** A value that stands in a file as it is stored. */
const asStored: Codec = { write: (value) => value, read: (value) => value };

const picture: Codec = {
  write: (value, { names }) =>
    isRecord(value) ? { ...value, media: names.nameOf('media', String(value.media)) ?? value.media } : value,
  read: (value, place) =>
    isRecord(value) && typeof value.media === 'string'
      ? { ...value, media: readName('media', value.media, { ...place, path: [...place.path, 'media'] }) }
      : value,
};

const codecs: Record<SharedForm, Codec> = {
  stored: asStored,
  media: picture,
  link: {
    write(value, { names }) {
      if (!isRecord(value)) return value;
      const to = isRecord(value.ref) ? writeTarget(value.ref as never, names) : String(value.url ?? '');
      return value.blank === undefined ? to : { to, blank: value.blank };
    },
    read(value, place) {
      const { to, ...rest } = isRecord(value) ? value : { to: value };
      if (typeof to !== 'string') return value;
      const ref = readTarget(to, place.names);
      if (ref !== 'unknown') return ref ? { ref, ...rest } : { url: to, ...rest };
      place.note({ code: 'unknown_reference', path: place.path, value: to });
      return undefined;
    },
  },
  reference: {
    write: (value, { field, names }) => names.nameOf(field.options.target ?? '', String(value)) ?? value,
    read: (value, place) => (typeof value === 'string' ? readName(place.field.options.target, value, place) : value),
  },
  references: {
    write: (value, { field, names }) =>
      Array.isArray(value) ? value.map((id) => names.nameOf(field.options.target ?? '', String(id)) ?? id) : value,
    read: (value, { path, ...place }) =>
      Array.isArray(value)
        ? value.map((name, index) => readName(place.field.options.target, name, { ...place, path: [...path, index] }))
        : value,
  },
  items: {
    write: (value, { field, names }) =>
      Array.isArray(value)
        ? value.map(({ _key, ...item }) => ({ _key, ...writeShared(field.options.fields ?? {}, item, names) }))
        : value,
    read: (value, { field, path, ...reading }) =>
      Array.isArray(value)
        ? value.map((item, index) => readItem(item, { field, path: [...path, index], ...reading }))
        : value,
  },
  fields: {
    write: (value, { field, names }) =>
      isRecord(value) ? writeShared(field.options.fields ?? {}, value, names) : value,
    read: (value, { field, path, ...reading }) =>
      isRecord(value) ? readShared(field.options.fields ?? {}, value, { path, ...reading }) : value,
  },
};

function codecOf({ kind }: Field): Codec {
  return codecs[kinds[kind].file.shared];
}

/** The shared values of a set of fields as they stand in a file, in the order of the fields. */
export function writeShared(fields: Fields, values: Values, names: Names): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      values[name] === undefined ? [] : [[name, codecOf(field).write(values[name], { field, names })]],
    ),
  );
}

/** The values as they are stored; names that nothing has are noted. What no field is called stays, to be refused. */
export function readShared(
  fields: Fields,
  values: Values,
  { path, ...reading }: Reading & { path: ValuePath },
): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? codecOf(field).read(value, { field, path: [...path, name], ...reading }) : value];
    }),
  );
}

function readItem(item: unknown, { field, path, ...reading }: Place): unknown {
  if (!isRecord(item)) return item;
  const { _key, ...values } = item;
  return {
    ...(_key === undefined ? {} : { _key }),
    ...readShared(field.options.fields ?? {}, values, { path, ...reading }),
  };
}

function readName(type: string | undefined, name: unknown, { names, note, path }: Omit<Place, 'field'>): unknown {
  if (typeof name !== 'string') return name;
  const id = idOrName(type ?? '', name, names);
  if (!id) note({ code: 'unknown_reference', path, value: name });
  // A place holder, so that one mistake is told once.
  return id ?? '00000000-0000-4000-8000-000000000000';
}
