import { pathsOfSection, type Section, type SectionChoice, sectionProblem } from '#app/cms/channels/section.ts';
import { entryPattern, listUrl } from '#app/cms/collection/entry-url.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { allCollections } from '#app/collections/registry.ts';
import { isLocale, type Locale, locales, otherLocale } from '#app/i18n/locale.ts';
import siteConfig from '#site-config';

/** Every section that a collection has its pages in. */
export const sections: readonly Section[] = [
  ...new Set(allCollections.flatMap(({ pages }) => (pages ? [pages.section] : []))),
];

/** Throws where site.config.ts gives sections addresses that cannot be. */
export function checkSections(choice: SectionChoice): void {
  const problem = sectionProblem(sections, choice);
  if (problem) throw new Error(`site.config.ts needs a correction. sections: ${problem}.`);
}

checkSections(siteConfig.sections);

/** A list of entries, or the page of one of them, by the name of its route. */
export type SectionPage = { route: string; kind: 'list' | 'entry'; definition: CollectionDefinition };

/** The pages of the sections (docs/behaviour/routes.md#section-pages). */
export const sectionPages: readonly SectionPage[] = allCollections.flatMap((definition): SectionPage[] => {
  const { pages } = definition;
  if (!pages) return [];
  const entry: SectionPage = { route: pages.route, kind: 'entry', definition };
  return pages.list ? [{ route: pages.list.route, kind: 'list', definition }, entry] : [entry];
});

/** Route patterns of one section page, one for each language, such as `de/programm/:slug/:id`. */
export function sectionRoutes(choice: SectionChoice, route: string): { locale: Locale; id: string; path: string }[] {
  const page = sectionPages.find((each) => each.route === route);
  if (!page) throw new Error(`No collection has a page with the route ${route}.`);
  const patternOf = page.kind === 'list' ? listUrl : entryPattern;
  return locales.map((locale) => ({
    locale,
    id: `${route}___${locale}`,
    path: patternOf(page.definition, locale, choice).slice(1),
  }));
}

/**
 * Where an address leads that names a section as the other language does, `/en/programm/…`; null for every other
 * address. Below the section it stays as it is: the number of an entry is the same in both languages.
 */
export function sectionInLanguage(choice: SectionChoice, pathname: string): string | null {
  const [, locale, name, ...rest] = pathname.split('/');
  if (!isLocale(locale) || !name) return null;
  const known = sections.map((section) => pathsOfSection(section, choice));
  if (known.some((paths) => paths[locale] === name)) return null;
  const meant = known.find((paths) => paths[otherLocale(locale)] === name);
  return meant ? ['', locale, meant[locale], ...rest].join('/') : null;
}
