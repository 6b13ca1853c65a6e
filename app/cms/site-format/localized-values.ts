import type { Fields } from '../field/field.ts';
import { kinds } from '../field/kinds.ts';
import type { Values } from '../field-set.ts';
import { isRecord } from '../is-record.ts';
import type { FoundText, WrittenScope } from './language-file.ts';
import type { Names } from './link-target.ts';
import type { SiteProblemCode } from './problem.ts';
import { MarkdownProblem } from './read-inlines.ts';
import { type TextPlace, textPlace } from './text-leaf.ts';
import { readText, type WrittenText, writeText } from './text-values.ts';

type Below = { fields: Fields; values: Values; shared: Values; path: string[] };

/** The texts of one language below a heading of their own; each item of a list, in the order of the list, below one more. */
export function writeLocalized(
  { fields, values, shared }: Omit<Below, 'path'>,
  { heading, names }: { heading: string | null; names: Names },
): WrittenScope[] {
  const scopes: WrittenScope[] = [];
  writeScope({ fields, values, shared, path: [] }, heading);
  return scopes;

  function writeScope(below: Below, own: string | null): void {
    const scope: WrittenScope = { heading: own, lines: [], blocks: [] };
    scopes.push(scope);
    writeFields(below, scope, below.path.length);
  }

  function writeFields(
    { fields: inner, values: texts, shared: props, path }: Below,
    scope: WrittenScope,
    prefix: number,
  ) {
    for (const [name, field] of Object.entries(inner)) {
      const value = texts[name] ?? undefined;
      if (value === undefined) continue;
      const below = { fields: field.options.fields ?? {}, path: [...path, name] };
      const form = kinds[field.kind].file.text;
      if (form === 'items') writeItems(below, value, props[name]);
      else if (form === 'fields')
        writeFields({ ...below, values: recordOf(value), shared: recordOf(props[name]) }, scope, prefix);
      else writeLeaves({ place: textPlace({ [name]: field }, [name]), value, path: below.path, prefix }, scope);
    }
  }

  function writeItems({ fields: inner, path }: Pick<Below, 'fields' | 'path'>, value: unknown, items: unknown): void {
    const known = Array.isArray(items) ? items.map(recordOf) : [];
    const keys = known.map(({ _key }) => String(_key)).filter((key) => Object.hasOwn(recordOf(value), key));
    for (const key of new Set([...keys, ...Object.keys(recordOf(value))])) {
      const below = { fields: inner, values: recordOf(recordOf(value)[key]), path: [...path, key] };
      const shared = known.find(({ _key }) => _key === key) ?? {};
      writeScope({ ...below, shared }, `### ${below.path.join('.')}`);
    }
  }

  function writeLeaves(
    { place, value, path, prefix }: { place: TextPlace; value: unknown; path: string[]; prefix: number },
    scope: WrittenScope,
  ): void {
    if (place?.kind === 'part')
      for (const [part, text] of Object.entries(recordOf(value)))
        writeLeaf(writeText('plain', text, names), [...path, part], prefix, scope);
    else if (place) writeLeaf(writeText(place.form, value, names), path, prefix, scope);
  }
}

function writeLeaf({ isBlock, text }: WrittenText, path: string[], prefix: number, scope: WrittenScope): void {
  if (isBlock) scope.blocks.push({ path: path.join('.'), text });
  else scope.lines.push(`${path.slice(prefix).join('.')}:${text ? ` ${text}` : ''}`);
}

function recordOf(value: unknown): Values {
  return isRecord(value) ? value : {};
}

export type TextReading = {
  names: Names;
  note(problem: { code: SiteProblemCode; line: number; value: string }): void;
};

/** The values of one language as they are stored, from what was found in its file. */
export function readLocalized(fields: Fields, texts: readonly FoundText[], { names, note }: TextReading): Values {
  const values: Values = {};
  for (const { path, line, isHeading, ...written } of texts) {
    const place = textPlace(fields, path);
    if (!place || (place.kind === 'leaf') === Boolean(isHeading)) {
      note({ code: 'unknown_field', line, value: path.join('.') });
      continue;
    }
    if (place.kind === 'part') {
      if (isHeading) put(values, path, undefined);
      else note({ code: 'wrong_type', line, value: path.join('.') });
      continue;
    }
    try {
      put(values, path, readText(place.form, written, names));
    } catch (problem) {
      if (!(problem instanceof MarkdownProblem)) throw problem;
      note({ code: problem.code, line: line + problem.line, value: problem.found });
    }
  }
  return values;
}

/** Sets a value deep inside; without a value only the parts around it are made. */
function put(values: Values, path: readonly string[], value: unknown): void {
  let at = values;
  const last = value === undefined ? path.length : path.length - 1;
  for (const name of path.slice(0, last)) {
    if (!Object.hasOwn(at, name) || !isRecord(at[name])) Object.defineProperty(at, name, member({}));
    at = at[name] as Values;
  }
  const name = path[last];
  if (name !== undefined) Object.defineProperty(at, name, member(value));
}

/** Also for names such as `__proto__`, which an assignment would not keep. */
function member(value: unknown): PropertyDescriptor {
  return { value, enumerable: true, configurable: true, writable: true };
}
