import type { Fields } from '../field/field.ts';
import type { Values } from '../field-set.ts';
import { moduleShape } from '../module-shape.ts';
import { shown } from './check-members.ts';
import type { ValuePath } from './problem.ts';
import { readShared } from './shared-values.ts';
import type { SiteSource, SourceFile } from './site-source.ts';

export type Described = { readonly fields: Fields };

/** The shared values of an object or a module, checked by the shape they are stored in. */
export function readProps(
  site: SiteSource,
  source: SourceFile,
  { described, values, at }: { described: Described; values: Values; at: ValuePath },
): Values {
  const { names } = site;
  const read = readShared(described.fields, values, {
    names,
    path: at,
    note: ({ code, path, value }) => site.noteAt(source, path, code, value),
  });
  const { error } = moduleShape(described).props.safeParse(read);
  for (const issue of error?.issues ?? []) {
    // Proof: what zod names in a path of JSON is a name or a number.
    const path = [...at, ...(issue.path as (string | number)[])];
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) site.noteAt(source, [...path, key], 'unknown_field', key);
    else site.noteAt(source, path, 'wrong_type', shown(path.slice(1).join('.'), valueAt(source.value, path)));
  }
  return read;
}

/** What stands at a path of a file. */
export function valueAt(value: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value);
}
