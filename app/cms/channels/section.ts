import { type Locale, locales } from '#app/i18n/locale.ts';
import { callRoots } from '#app/urls.ts';

export type Paths = Readonly<Record<Locale, string>>;

/** A part of the site whose base path a venue chooses (docs/behaviour/routes.md#sections). */
export type Section = { readonly name: string; readonly paths: { readonly A: Paths; readonly B: Paths } };

/** `A` is the default; a venue's own map may leave out what it keeps of `A`. */
export type SectionChoice = 'A' | 'B' | Readonly<Record<string, Paths>>;

/** A section with its base path in both choices; a single path stands for both languages. */
export function defineSection(name: string, a: string | Paths, b: string | Paths = a): Section {
  return { name, paths: { A: pathsOf(a), B: pathsOf(b) } };
}

/** Where a section begins below the language, by the choice of the venue. */
export function pathsOfSection({ name, paths }: Section, choice: SectionChoice): Paths {
  return typeof choice === 'string' ? paths[choice] : (choice[name] ?? paths.A);
}

/** What is wrong with a choice: a name that is no section's, one address for two sections, or one that is taken. */
export function sectionProblem(sections: readonly Section[], choice: SectionChoice): string | null {
  const names = sections.map(({ name }) => name);
  const unknown = typeof choice === 'string' ? [] : Object.keys(choice).filter((name) => !names.includes(name));
  if (unknown.length > 0) return `has no section ${unknown.join(', ')}`;
  const paths = sections.map((section) => pathsOfSection(section, choice));
  if (locales.some((locale) => new Set(paths.map((each) => each[locale])).size < paths.length))
    return 'gives two sections the same address';
  const isTaken = paths.some((each) => locales.some((locale) => taken.includes(each[locale])));
  return isTaken ? `takes an address that is none of a section's: ${taken.join(', ')}` : null;
}

/** What stands directly below the language and is no section (docs/behaviour/routes.md). */
const taken = [
  'search',
  'login',
  'logout',
  'setup',
  'user',
  'office',
  ...callRoots,
  'agb',
  'datenschutz',
  'impressum',
  '404',
  'offline',
];

function pathsOf(path: string | Paths): Paths {
  return typeof path === 'string' ? { de: path, en: path } : path;
}
