import type { z } from 'zod';
import { type Locale, locales } from '#app/i18n/locale.ts';
import type { Fields } from '../field/field.ts';
import { type ModuleShape, moduleShape } from '../module-shape.ts';
import type { Layout, ModuleNode } from '../node.ts';
import type { ValueError } from './draft-answer.ts';

type Values = Record<string, unknown>;

/** Changed fields only; `null` takes a value away. */
export type ModulePatch = {
  props?: Values;
  i18n?: Partial<Record<Locale, Values>>;
  hidden_in?: Locale[];
  layout?: Layout;
};

/** Why these values can never be stored. Required but empty is not among the reasons: this is a draft. */
export function patchErrors(
  definition: { readonly fields: Fields },
  patch: Pick<ModulePatch, 'props' | 'i18n'>,
): ValueError[] {
  const shape = moduleShape(definition);
  return [
    ...errorsOf(shape.props, patch.props, 'props'),
    ...locales.flatMap((locale) => errorsOf(shape.i18n, patch.i18n?.[locale], `i18n.${locale}`)),
  ];
}

type Patched = Pick<ModuleNode, 'props' | 'i18n'>;

/** The values after the patch. A language that is not named keeps every byte. */
export function patchedValues(node: Patched & Partial<Pick<ModuleNode, 'hidden_in'>>, patch: ModulePatch) {
  const i18n = { ...node.i18n };
  for (const locale of locales) {
    const values = patch.i18n?.[locale];
    if (values) i18n[locale] = merged(i18n[locale] ?? {}, values);
  }
  return { props: merged(node.props, patch.props ?? {}), i18n, hidden_in: patch.hidden_in ?? node.hidden_in ?? [] };
}

function merged(values: Values, changes: Values): Values {
  return Object.fromEntries(Object.entries({ ...values, ...changes }).filter(([, value]) => value !== null));
}

function errorsOf(shape: ModuleShape['props'], values: Values | undefined, path: string): ValueError[] {
  if (!values) return [];
  // `undefined` in place of null: the shape must know the field, and the field may be missing.
  const present = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? undefined]));
  const parsed = shape.safeParse(present);
  return parsed.success ? [] : parsed.error.issues.map((issue) => errorOf(issue, path));
}

function errorOf(issue: z.core.$ZodIssue, path: string): ValueError {
  return { path: [path, ...issue.path].join('.'), message: issue.message };
}
