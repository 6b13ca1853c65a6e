import type { Field, FieldKind, Fields } from '../field/field.ts';

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

const forms: Record<FieldKind, Inside> = {
  text: leaf('plain'),
  line: leaf('line'),
  'rich-text': leaf('markdown'),
  number: leaf('json'),
  amount: leaf('json'),
  flag: leaf('json'),
  date: leaf('json'),
  'date-time': leaf('json'),
  choice: leaf('plain'),
  link: leaf('json'),
  file: leaf('json'),
  reference: leaf('json'),
  references: leaf('json'),
  image: oneOf('alt', 'caption'),
  embed: oneOf('title'),
  group: (field, rest) => (rest.length === 0 ? { kind: 'part' } : textPlace(field.options.fields ?? {}, rest)),
  list: (field, [key, ...rest]) =>
    key === undefined || rest.length === 0 ? { kind: 'part' } : textPlace(field.options.fields ?? {}, rest),
};

/** What the path of a language file leads to in these fields. */
export function textPlace(fields: Fields, [name = '', ...rest]: readonly string[]): TextPlace {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field?.localized ? forms[field.kind](field, rest) : null;
}
