import type { SiteModule, SiteObject } from '#app/cms/site-format/site-object.ts';
import { withInner } from '#app/cms/site-format/write-object.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import { demoContent } from '#server/load-demo.ts';
import { readFolder } from '#server/site-transfer/folder.ts';
import { readSite } from '#server/site-transfer/read-site.ts';
import { filesOfToday } from '#server/site-transfer/site-files.ts';

export const today = venueDay(Temporal.Now.instant());

/** The demo museum as its folder says it today. */
export const { site, problems } = readSite(filesOfToday(await readFolder(demoContent)));

export function entriesOf(type: string): SiteObject[] {
  return site.entries.filter((entry) => entry.type === type);
}

/** The containers of an object, in the order of its page. */
export function containersOf({ slots }: SiteObject): SiteModule[] {
  return Object.values(slots).flat();
}

/** What stands in its containers. */
export function modulesOf(object: SiteObject): SiteModule[] {
  return containersOf(object)
    .flatMap(({ columns }) => columns.flat())
    .flatMap(withInner);
}

/** All words of a value, leaving out the technical strings of a ProseMirror document. */
export function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return ['type', 'id', 'href', 'lang', 'anchor'].includes(name) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, key));
}
