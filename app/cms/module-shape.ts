import { z } from 'zod';
import { partsOf } from './field-set.ts';
import type { ModuleDefinition } from './module.ts';

export type ModuleShape = { props: z.ZodType<Record<string, unknown>>; i18n: z.ZodType<Record<string, unknown>> };

const shapes = new WeakMap<ModuleDefinition, ModuleShape>();

/** The stored shapes of a module: `props` for the shared values, `i18n` for those of one language. */
export function moduleShape(definition: ModuleDefinition): ModuleShape {
  const known = shapes.get(definition) ?? buildShape(definition);
  shapes.set(definition, known);
  return known;
}

function buildShape(definition: ModuleDefinition): ModuleShape {
  const parts = partsOf(definition.fields);
  return { props: parts.shared ?? z.strictObject({}), i18n: parts.localized ?? z.strictObject({}) };
}
