import { isLocale, type Locale } from '#app/i18n/locale.ts';
import type { Values } from '../field-set.ts';
import { isRecord } from '../is-record.ts';
import type { ValuePath } from './problem.ts';
import type { SiteSource, SourceFile } from './site-source.ts';

type Check = (value: unknown) => boolean;

/** The members of an object in a file: unknown and wrong ones are noted, right ones answered. */
export function checkMembers(
  site: SiteSource,
  source: SourceFile,
  { at, members }: { at: ValuePath; members: Readonly<Record<string, Check>> },
): Values {
  const value = at.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)?.[key], source.value);
  if (!isRecord(value)) {
    site.noteAt(source, at, 'wrong_type', at.join('.') || '{ }');
    return {};
  }
  return Object.fromEntries(
    Object.entries(value).filter(([name, member]) => {
      const check = Object.hasOwn(members, name) ? members[name] : undefined;
      if (!check) site.noteAt(source, [...at, name], 'unknown_field', name);
      else if (!check(member)) site.noteAt(source, [...at, name], 'wrong_type', shown(name, member));
      return check?.(member) ?? false;
    }),
  );
}

/** `price: "twelve"`, cut to what a line of a report holds. */
export function shown(name: string, value: unknown): string {
  return `${name}: ${JSON.stringify(value) ?? ''}`.slice(0, 120);
}

export const isText: Check = (value) => typeof value === 'string';
export const isNumber: Check = (value) => typeof value === 'number' && Number.isInteger(value);
export const isFlag: Check = (value) => typeof value === 'boolean';
export const isObject: Check = isRecord;
export const isList: Check = Array.isArray;
export const isLocales = (value: unknown): value is Locale[] => Array.isArray(value) && value.every(isLocale);
/** `{ "de": "…", "en": "…" }` */
export const isLocalizedText: Check = (value) =>
  isRecord(value) && Object.entries(value).every(([locale, text]) => isLocale(locale) && isText(text));
