import { isDeepStrictEqual } from 'node:util';
import type { SiteModule, SiteObject } from '#app/cms/site-format/site-object.ts';
import { withInner } from '#app/cms/site-format/write-object.ts';
import type { SitePart } from '#app/features/site-transfer/site-report.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';
import type { SiteMedia } from '#server/site-transfer/site.ts';

/** In which parts two drafts of the same page or entry differ. */
export function objectDifferences(before: SiteObject, after: SiteObject): SitePart[] {
  return differing((object: SiteObject, part) => (part === 'shared' ? sharedOf(object) : textsOf(object, part)), {
    before,
    after,
  });
}

/** In which parts the library and a folder say something else of the same picture. */
export function mediaDifferences(before: SiteMedia, after: SiteMedia): SitePart[] {
  const partOf = ({ tags, licence, licence_until, focal, ...words }: SiteMedia, part: SitePart) =>
    part === 'shared'
      ? { tags: [...tags].sort(), licence, licence_until, focal }
      : [words.alt, words.credit, words.caption].map((text) => text[part] ?? '');
  return differing(partOf, { before, after });
}

function differing<Value>(
  partOf: (value: Value, part: SitePart) => unknown,
  { before, after }: { before: Value; after: Value },
): SitePart[] {
  const parts: SitePart[] = ['shared', ...locales];
  return parts.filter((part) => !isDeepStrictEqual(partOf(before, part), partOf(after, part)));
}

/** Whether the modules of both are the same ones at the same places. */
export function isArrangedAlike(before: SiteObject, after: SiteObject): boolean {
  const places = ({ slots }: SiteObject) => filled(slots, (roots) => roots.map(placeOf));
  return isDeepStrictEqual(places(before), places(after));
}

function placeOf({ id, columns }: SiteModule): unknown {
  return [id, columns.map((column) => column.map(placeOf))];
}

function sharedOf({ props, slots }: SiteObject): unknown {
  return { props, slots: filled(slots, (roots) => roots.map(sharedModule)) };
}

/** `key` is a name within the files and nothing of the module. */
function sharedModule({ id, model, layout, slug, hidden_in, props, columns }: SiteModule): unknown {
  const inner = columns.map((column) => column.map(sharedModule));
  return { id, model, layout, slug, hidden_in: [...hidden_in].sort(), props, inner };
}

function textsOf({ i18n, slots }: SiteObject, locale: Locale): unknown {
  const modules = Object.values(slots).flat().flatMap(withInner);
  const texts = modules.map((module) => [module.id, inLanguage(module.i18n, locale)] as const);
  return [inLanguage(i18n, locale), new Map(texts)];
}

function inLanguage<Value>(values: Localized<Value>, locale: Locale): Value | object {
  return values[locale] ?? {};
}

/** A place without modules may be named or not. */
function filled<Value>(slots: SiteObject['slots'], value: (roots: SiteModule[]) => Value): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(slots).flatMap(([slot, roots]) => (roots.length > 0 ? [[slot, value(roots)] as const] : [])),
  );
}
