import type { Field, Fields } from '../field/field.ts';
import type { LocalizedForm } from '../field/kind.ts';
import { kinds } from '../field/kinds.ts';

/** How the text at the end of a path is written: plain, a line with breaks, Markdown, or whatever else as JSON. */
export type TextForm = 'plain' | 'line' | 'markdown' | 'json';

/** What a path leads to: a text, a part that holds texts, or nothing. */
export type TextPlace = { kind: 'leaf'; form: TextForm } | { kind: 'part' } | null;

type Inside = (field: Field, rest: readonly string[]) => TextPlace;

const leaf =
  (form: TextForm): Inside =>
  (_, rest) =>
    rest.length === 0 ? { kind: 'leaf', form } : null;

const oneOf =
  (...parts: string[]): Inside =>
  (_, [part, ...more]) => {
    if (part === undefined) return { kind: 'part' };
    return parts.includes(part) && more.length === 0 ? { kind: 'leaf', form: 'plain' } : null;
  };

const forms: Record<LocalizedForm, Inside> = {
  plain: leaf('plain'),
  line: leaf('line'),
  markdown: leaf('markdown'),
  json: leaf('json'),
  words: (field, rest) => oneOf(...(field.options.words ?? []))(field, rest),
  fields: (field, rest) => (rest.length === 0 ? { kind: 'part' } : textPlace(field.options.fields ?? {}, rest)),
  items: (field, [key, ...rest]) =>
    key === undefined || rest.length === 0 ? { kind: 'part' } : textPlace(field.options.fields ?? {}, rest),
};

/** What the path of a language file leads to in these fields. */
export function textPlace(fields: Fields, [name = '', ...rest]: readonly string[]): TextPlace {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field?.localized ? forms[kinds[field.kind].file.text](field, rest) : null;
}
