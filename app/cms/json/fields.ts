import { z } from 'zod';
import type { Fields } from '../field/field.ts';
import type { Nested, Pictures } from '../field/kind.ts';
import { kinds } from '../field/kinds.ts';
import type { Values } from '../field-set.ts';

/**
 * The fields of a module or an entry as the API answers them, each as its kind does: the same inside a page and inside an
 * entry.
 */
export function presentFields(fields: Fields, values: Values, pictures: Pictures): Values {
  const nested: Nested = { pictures, shape: fieldsShape, present: (inner, own) => presentFields(inner, own, pictures) };
  const parts = Object.entries(fields).map(([name, field]) =>
    kinds[field.kind].json.present(name, values[name], field, nested),
  );
  return Object.assign({}, ...parts);
}

/** The shape of the same, for `/openapi.json`. */
export function fieldsShape(fields: Fields) {
  const nested = { shape: fieldsShape };
  const parts = Object.entries(fields).map(([name, field]) => kinds[field.kind].json.shape(name, field, nested));
  return z.object(Object.assign({}, ...parts) as Record<string, z.ZodType>);
}
