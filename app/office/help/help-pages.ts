import { allCollections } from '#app/collections/registry.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';

/**
 * The pages of the help, in the groups of the office and in the order one reads them. Each is a file a language in `texts`,
 * with a picture of its screen a language in `pictures`.
 */
export const helpGroups = {
  start: ['overview', 'search', 'account'],
  programme: ['list', 'entry', 'event', 'series', 'calendar', 'import', 'export'],
  contents: ['pages', 'releases', 'page-editor', 'form', 'inbox', 'media', 'delete'],
  venue: [
    'opening-hours',
    'alerts',
    'redirects',
    'links',
    'untranslated',
    'versions',
    'reviews',
    'activities',
    'search-words',
    'errors',
    'team',
    'site',
    'settings',
  ],
} as const;

type HelpGroup = keyof typeof helpGroups;
export type HelpName = (typeof helpGroups)[HelpGroup][number];

// Proof: the keys and values of the record above.
export const helpGroupNames = Object.keys(helpGroups) as HelpGroup[];
export const helpNames: readonly HelpName[] = Object.values(helpGroups).flat();

export function helpGroupTitle(group: HelpGroup): string {
  const titles = {
    start: m.help_group_start,
    programme: m.office_group_programme,
    contents: m.office_group_contents,
    venue: m.office_group_venue,
  };
  return titles[group]();
}

export function isHelpName(name: string): name is HelpName {
  return helpNames.some((known) => known === name);
}

/** Pages of the help that are about one area of the office by its own address. */
const areas: ReadonlySet<HelpName> = new Set<HelpName>([
  'search',
  'calendar',
  'import',
  'pages',
  'releases',
  'inbox',
  'media',
  ...helpGroups.venue,
]);

/** Where the screen is that a page of the help is about; null where it has many addresses. */
export function helpScreen(name: HelpName, locale: Locale): string | null {
  if (name === 'overview') return urls.office(locale);
  if (name === 'account') return urls.userSettings(locale);
  return areas.has(name) ? urls.officeArea(locale, name) : null;
}

/** The page of the help about the screen at an address below `/{lang}/office`; the overview's where there is none. */
export function helpFor(pathname: string): HelpName {
  const [, , , area = '', entry, screen] = pathname.split('/');
  if (area === 'delete' || (isHelpName(area) && areas.has(area))) return area;
  if (!allCollections.some(({ type }) => type === area)) return 'overview';
  if (screen === 'series') return screen;
  if (area === 'form') return area;
  if (entry === undefined) return 'list';
  return area === 'event' ? area : 'entry';
}
