import { z } from 'zod';
import type { Field, Fields, Stored, ViewOf } from './field/field.ts';
import type { ResolveContext } from './resolve.ts';

export type Values = Record<string, unknown>;

/** The values of a set of fields as stored: shared ones, and those of one language. */
export type StoredValues = { props: Values | undefined; texts: Values | undefined; context: ResolveContext };

type Shape = z.ZodObject<Record<string, z.ZodOptional>>;

/** The strict stored shapes of a set of fields; every field may be missing, no unknown one may be there. */
export function partsOf(fields: Fields): { shared: Shape | null; localized: Shape | null } {
  return { shared: shapeOf(fields, 'shared'), localized: shapeOf(fields, 'localized') };
}

/** What is stored of one field. */
export function storedOf(name: string, props: Values | undefined, texts: Values | undefined): Stored {
  return { shared: props?.[name], localized: texts?.[name] };
}

/** What the view of these fields receives in the language of the context. */
export function viewOf<F extends Fields>(fields: F, { props, texts, context }: StoredValues): ViewOf<F> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    field.resolve(storedOf(name, props, texts), context),
  ]);
  // Proof: every key of F got the result of its own field's resolve.
  return Object.fromEntries(entries) as ViewOf<F>;
}

/** The same where only a few of the fields will be looked at: each is resolved when it is asked for. */
export function viewOnDemand<F extends Fields>(fields: F, { props, texts, context }: StoredValues): ViewOf<F> {
  const get = (_: unknown, name: string) => fields[name]?.resolve(storedOf(name, props, texts), context);
  // Proof: whoever asks for a key of F gets the result of its own field's resolve.
  return new Proxy({}, { get } as ProxyHandler<object>) as ViewOf<F>;
}

/** The values a new set of fields begins with. */
export function initialValues(fields: Fields): { props: Values; texts: Values } {
  const values: { props: Values; texts: Values } = { props: {}, texts: {} };
  for (const [name, { initial }] of Object.entries(fields)) {
    if (initial.shared !== undefined) values.props[name] = structuredClone(initial.shared);
    if (initial.localized !== undefined) values.texts[name] = structuredClone(initial.localized);
  }
  return values;
}

function shapeOf(fields: Fields, part: keyof Pick<Field, 'shared' | 'localized'>): Shape | null {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const shape = field[part];
    return shape ? [[name, shape.optional()] as const] : [];
  });
  return entries.length ? z.strictObject(Object.fromEntries(entries)) : null;
}
