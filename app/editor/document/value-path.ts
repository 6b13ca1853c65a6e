import type { Field, Fields } from '#app/cms/field/field.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { Operation } from '#app/cms/tree/tree.ts';
import type { Locale } from '#app/i18n/locale.ts';

type Values = Record<string, unknown>;

/** The field behind a mark such as `headline` or `children.k1.text`, or null when there is none. */
export function fieldAt(fields: Fields, path: string): Field | null {
  const [name = '', key, inner] = path.split('.');
  const field = fields[name];
  if (!field) return null;
  if (key === undefined) return field;
  return inner ? (field.options.fields?.[inner] ?? null) : null;
}

/** What one part of a field holds; `lang` null means the part both languages share. */
export function valueAt(node: ModuleNode, path: string, lang: Locale | null): unknown {
  const [name = '', key, inner] = path.split('.');
  const value = (lang ? node.i18n[lang] : node.props)?.[name];
  if (key === undefined || inner === undefined) return value;
  const item = lang ? (value as Values | undefined)?.[key] : itemWith(value, key);
  return (item as Values | undefined)?.[inner];
}

/** The operation that writes one value where a mark points; null when nothing would change. */
export function setAt(node: ModuleNode, path: string, lang: Locale | null, value: unknown): Operation {
  const [name = '', key, inner] = path.split('.');
  const before = (lang ? node.i18n[lang] : node.props)?.[name];
  const after = key === undefined || inner === undefined ? value : withItem(before, { key, inner, value, lang });
  return { kind: 'set', id: node.id, part: lang ?? 'props', field: name, before, after };
}

/** What both languages share of an item of a list, at a mark such as `children.k1`; null when there is none. */
export function itemAt(node: ModuleNode, path: string): Values | null {
  const [name = '', key = ''] = path.split('.');
  return itemWith(node.props[name], key) ?? null;
}

/** The operation that writes several values into that item. */
export function setItem(node: ModuleNode, path: string, values: Values): Operation {
  const [name = '', key] = path.split('.');
  const before = node.props[name];
  return { kind: 'set', id: node.id, part: 'props', field: name, before, after: withValues(before, key, values) };
}

function withItem(
  list: unknown,
  { key, inner, value, lang }: { key: string; inner: string; value: unknown; lang: Locale | null },
): unknown {
  if (lang) {
    const texts = (list ?? {}) as Record<string, Values>;
    return { ...texts, [key]: { ...texts[key], [inner]: value } };
  }
  return withValues(list, key, { [inner]: value });
}

function withValues(list: unknown, key: string | undefined, values: Values): Values[] {
  const items = (Array.isArray(list) ? list : []) as Values[];
  return items.map((item) => (item._key === key ? { ...item, ...values } : item));
}

function itemWith(list: unknown, key: string): Values | undefined {
  return Array.isArray(list) ? list.find((item: Values) => item._key === key) : undefined;
}
