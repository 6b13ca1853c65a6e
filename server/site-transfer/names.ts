import type { Names } from '#app/cms/site-format/link-target.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import { namedTypes } from './kinds.ts';

/** The folders of a site that is written. */
export type SiteNames = Names & { of(type: string, id: string): string };

type Named = { type: string; id: string; wanted: string; further: string };

/**
 * Gives everything a folder: what it is called in its address or title. Where several are called so, each has something
 * of its own behind it, a number or the page above, so that names do not depend on an order.
 */
export function folderNames(objects: readonly Named[]): SiteNames {
  const names = new Map<string, string>();
  for (const type of new Set(objects.map((each) => each.type)))
    for (const [id, name] of namesOf(objects.filter((each) => each.type === type))) names.set(`${type} ${id}`, name);
  const nameOf = (type: string, id: string) => names.get(`${type} ${id}`) ?? null;
  return {
    nameOf,
    of: (type, id) => nameOf(type, id) ?? id,
    idOf: () => null,
    isType: (type) => namedTypes.includes(type),
  };
}

function namesOf(objects: readonly Named[]): Map<string, string> {
  const count = new Map<string, number>();
  for (const { wanted } of objects) count.set(wanted, (count.get(wanted) ?? 0) + 1);
  const taken = new Set<string>();
  return new Map(
    objects.map(({ id, wanted, further }) => {
      const name = (count.get(wanted) ?? 0) > 1 ? `${wanted}-${further}` : wanted;
      const free = taken.has(name) || (name !== wanted && count.has(name)) ? `${name}-${id}` : name;
      taken.add(free);
      return [id, free];
    }),
  );
}

/** The first language with a text, the venue's own first. */
export function inFirstLanguage(text: (locale: Locale) => unknown): string {
  for (const locale of [defaultLocale, ...locales]) {
    const found = text(locale);
    if (typeof found === 'string' && found) return found;
  }
  return '';
}
