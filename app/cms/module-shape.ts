import { z } from 'zod';
import type { Fields } from './field/field.ts';
import { partsOf } from './field-set.ts';

export type ModuleShape = { props: z.ZodType<Record<string, unknown>>; i18n: z.ZodType<Record<string, unknown>> };

type Described = { readonly fields: Fields };

const shapes = new WeakMap<Described, ModuleShape>();

/** The stored shapes of a module or a collection: `props` for the shared values, `i18n` for those of one language. */
export function moduleShape(definition: Described): ModuleShape {
  const known = shapes.get(definition) ?? buildShape(definition);
  shapes.set(definition, known);
  return known;
}

function buildShape(definition: Described): ModuleShape {
  const parts = partsOf(definition.fields);
  return { props: parts.shared ?? z.strictObject({}), i18n: parts.localized ?? z.strictObject({}) };
}
