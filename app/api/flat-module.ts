import type { Field, Fields } from '#app/cms/field/field.ts';
import { isRecord } from '#app/cms/is-record.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { definitions } from '#app/modules/registry.ts';

type Values = Record<string, unknown>;
type Sorted = { props: Values; i18n: Partial<Record<Locale, Values>> };
export type Refused = { errors: { path: string; message: string }[] };

/**
 * A module may also be sent as it is told: each field under its own name instead of in `props` and `i18n`. What belongs to one
 * language is then said in that of the address. What names no field of the module is refused.
 */
export function sortFlatFields(flat: Values, { model, lang }: { model: string; lang: Locale }): Sorted | Refused {
  const fields = definitions[model]?.fields ?? {};
  const unknown = Object.keys(flat).filter((name) => !Object.hasOwn(fields, name));
  if (unknown.length > 0) return { errors: unknown.map((path) => ({ path, message: `Unrecognized key: "${path}"` })) };
  const { shared, localized } = sorted(fields, flat);
  return { props: shared, i18n: Object.keys(localized).length > 0 ? { [lang]: localized } : {} };
}

type Parts = { shared?: unknown; localized?: unknown };

function sorted(fields: Fields, flat: Values): { shared: Values; localized: Values } {
  const both = { shared: {} as Values, localized: {} as Values };
  for (const [name, value] of Object.entries(flat)) {
    const field = fields[name];
    const parts: Parts = field ? partsOf(field, value) : { shared: value };
    if (parts.shared !== undefined) both.shared[name] = parts.shared;
    if (parts.localized !== undefined) both.localized[name] = parts.localized;
  }
  return both;
}

/** What of a value is shared by the languages and what is said in one; undefined is what was not said at all. */
function partsOf({ shared, localized, options }: Field, value: unknown): Parts {
  if (!localized) return { shared: value };
  if (!shared) return { localized: value };
  if (value === null) return { shared: null, localized: null };
  const { fields, words = [] } = options;
  if (fields && Array.isArray(value)) return partsOfItems(fields, value.filter(isRecord));
  if (!isRecord(value)) return { shared: value };
  if (fields) return sorted(fields, value);
  const entries = Object.entries(value);
  const isWord = ([key]: [string, unknown]) => words.includes(key);
  const part = (pairs: [string, unknown][]) => (pairs.length > 0 ? Object.fromEntries(pairs) : undefined);
  return { shared: part(entries.filter((pair) => !isWord(pair))), localized: part(entries.filter(isWord)) };
}

/** Items of a list, each under its key. */
function partsOfItems(fields: Fields, items: Values[]): Parts {
  const each = items.map(({ _key, ...flat }) => ({ _key: String(_key), ...sorted(fields, flat) }));
  return {
    shared: each.map(({ _key, shared }) => ({ _key, ...shared })),
    localized: Object.fromEntries(each.map(({ _key, localized }) => [_key, localized])),
  };
}
