import { isDeepStrictEqual } from 'node:util';
import type { Editor } from '#app/auth/viewer.ts';
import { mayChangeAll } from '#app/cms/draft/needed-right.ts';
import type { SiteModule, SiteObject } from '#app/cms/site-format/site-object.ts';
import { withInner } from '#app/cms/site-format/write-object.ts';
import type { LeftReason, SitePart } from '#app/features/site-transfer/site-report.ts';
import { definitions } from '#app/modules/registry.ts';
import { pagesInOrder } from '#server/site-transfer/import-drafts.ts';
import type { Site, SiteMedia } from '#server/site-transfer/site.ts';
import type { CurrentSite } from './current-site.ts';
import { mediaDifferences, objectDifferences } from './differences.ts';
import { externalOf, type KnownIds } from './known-ids.ts';

/** An object that is there and says something else in the folder. `tag` is its draft, as the plan has seen it. */
export type ChangedObject = { before: SiteObject; after: SiteObject; parts: SitePart[]; tag: string };

/** All that a folder would do to the site, and what of it is left. */
export type Plan = {
  added: { pages: SiteObject[]; entries: SiteObject[]; media: SiteMedia[] };
  changed: {
    pages: ChangedObject[];
    entries: ChangedObject[];
    media: { before: SiteMedia; after: SiteMedia; parts: SitePart[] }[];
  };
  left: { what: SiteObject | SiteMedia | string; reason: LeftReason }[];
  same: number;
  absent: number;
};

type Comparing = {
  folder: Site;
  current: CurrentSite;
  known: KnownIds;
  /** SHA-256 of the files in the folder that the library knows, by their path. */
  hashes: ReadonlyMap<string, string>;
  viewer: Editor;
};

/** Compares a folder with the site. What the folder does not name stays; nothing is ever deleted. */
export function planSite(comparing: Comparing): Plan {
  const { folder, current } = comparing;
  const plan = noPlan();
  const { pages, entries, media } = current.site;
  const library = byId(media);
  for (const medium of folder.media) planMedium(plan, medium, { ...comparing, library });
  const planning = { ...comparing, objects: byId([...pages, ...entries]), blocked: new Set<string>() };
  planPages(plan, planning);
  planEntries(plan, planning);
  planParts(plan, comparing);
  const named = new Set([...folder.pages, ...folder.entries, ...folder.media].map(({ id }) => id));
  plan.absent = [...pages, ...entries, ...media].filter(({ id }) => !named.has(id)).length;
  return plan;
}

export function noPlan(): Plan {
  return {
    added: { pages: [], entries: [], media: [] },
    changed: { pages: [], entries: [], media: [] },
    left: [],
    same: 0,
    absent: 0,
  };
}

function planMedium(
  plan: Plan,
  after: SiteMedia,
  { library, known, hashes }: Comparing & { library: ReadonlyMap<string, SiteMedia> },
): void {
  const row = known.media.get(after.id);
  const before = library.get(after.id);
  if (!row) plan.added.media.push(after);
  else if (!before) plan.left.push({ what: after, reason: 'trash' });
  else {
    const parts = mediaDifferences(before, after);
    if (hashes.get(after.file ?? '') !== row.hash) plan.left.push({ what: after, reason: 'content' });
    if (parts.length > 0) plan.changed.media.push({ before, after, parts });
    else plan.same += 1;
  }
}

type Planning = Comparing & {
  objects: ReadonlyMap<string, SiteObject>;
  /** Ids of which nothing is taken over, so that nothing new can stand below them. */
  blocked: Set<string>;
};

/** Parents before what stands below them. */
function planPages(plan: Plan, planning: Planning): void {
  const { folder, current, known, blocked } = planning;
  const [now, wanted] = [parentsOf(current.site.pages), parentsOf(folder.pages)];
  for (const page of pagesInOrder(folder.pages))
    planObject(plan, page, {
      ...planning,
      added: plan.added.pages,
      changed: plan.changed.pages,
      isGone: known.pages.get(page.id)?.is_gone ?? false,
      obstacle: blocked.has(wanted.get(page.id) ?? '') ? 'lost_parent' : null,
      hasMoved: () => wanted.get(page.id) !== now.get(page.id),
    });
}

function planEntries(plan: Plan, planning: Planning): void {
  const { folder, known } = planning;
  for (const entry of folder.entries)
    planObject(plan, entry, {
      ...planning,
      added: plan.added.entries,
      changed: plan.changed.entries,
      isGone: known.entries.get(entry.id)?.is_gone ?? false,
      obstacle: isTaken(entry, known) ? 'taken' : null,
      hasMoved: ({ head }) => entry.head.number !== undefined && entry.head.number !== head.number,
    });
}

type PlanningOne = Planning & {
  added: SiteObject[];
  changed: ChangedObject[];
  isGone: boolean;
  /** What stands in the way of an object that is not there yet. */
  obstacle: LeftReason | null;
  hasMoved(before: SiteObject): boolean;
};

function planObject(plan: Plan, after: SiteObject, planning: PlanningOne): void {
  const { current, objects, added, changed, hasMoved, blocked } = planning;
  const before = objects.get(after.id);
  const reason = reasonToLeave(after, planning);
  if (reason) {
    blocked.add(after.id);
    plan.left.push({ what: after, reason });
  } else if (!before) added.push(after);
  else {
    if (hasMoved(before)) plan.left.push({ what: after, reason: 'moved' });
    if (!isDeepStrictEqual([...before.online].sort(), [...after.online].sort()))
      plan.left.push({ what: after, reason: 'online' });
    const parts = objectDifferences(before, after);
    if (parts.length > 0) changed.push({ before, after, parts, tag: current.tagOf(after.id) });
    else plan.same += 1;
  }
}

/** Why nothing of an object is taken over; null where it is. */
function reasonToLeave(after: SiteObject, planning: PlanningOne): LeftReason | null {
  const { objects, known, viewer, isGone, obstacle } = planning;
  if (isGone) return 'trash';
  const before = objects.get(after.id);
  if (before && before.type !== after.type) return 'taken';
  if (!before && obstacle) return obstacle;
  const modules = modulesOf(after);
  const isForeign = ({ id }: SiteModule) => (known.ownerOfModule.get(id) ?? after.id) !== after.id;
  if (modules.some(before ? isForeign : ({ id }) => known.ownerOfModule.has(id))) return 'foreign_modules';
  const changed = differentModules(before ? modulesOf(before) : [], modules);
  const writer = { id: viewer.id, rights: viewer.rights };
  return mayChangeAll(changed, { writer, definitions }) ? null : 'html';
}

function isTaken(entry: SiteObject, { taken }: KnownIds): boolean {
  const keys = [entry.head.number === undefined ? null : String(entry.head.number), externalOf(entry)];
  return keys.some((key) => key !== null && (taken.get(key) ?? entry.id) !== entry.id);
}

/** Modules that came, went, or say something else. */
function differentModules(before: readonly SiteModule[], after: readonly SiteModule[]): SiteModule[] {
  const plain = ({ key: _, columns: __, ...module }: SiteModule) => module;
  const [old, fresh] = [before, after].map((modules) => new Map(modules.map((module) => [module.id, module])));
  const isOther = (module: SiteModule, others: ReadonlyMap<string, SiteModule> | undefined) => {
    const other = others?.get(module.id);
    return !other || !isDeepStrictEqual(plain(module), plain(other));
  };
  return [...before.filter((module) => isOther(module, fresh)), ...after.filter((module) => isOther(module, old))];
}

/** Settings, hours, notices and redirects take effect at once and have no versions: they are changed where they are looked after. */
function planParts(plan: Plan, { folder, current }: Comparing): void {
  const files = {
    'settings.json': ['settings'],
    'opening-hours.json': ['rules', 'exceptions'],
    'alerts.json': ['alerts'],
    'redirects.json': ['redirects'],
  } as const;
  for (const [file, parts] of Object.entries(files)) {
    const isNamed = parts.some((part) => Object.keys(folder[part]).length > 0);
    const isSame = parts.every((part) => isDeepStrictEqual(folder[part], current.site[part]));
    if (isNamed && isSame) plan.same += 1;
    else if (isNamed) plan.left.push({ what: file, reason: 'part' });
  }
}

function modulesOf({ slots }: SiteObject): SiteModule[] {
  return Object.values(slots).flat().flatMap(withInner);
}

/** The id of the page above, by the id of a page. */
export function parentsOf(pages: readonly SiteObject[]): ReadonlyMap<string, string> {
  const ids = new Map(pages.map(({ name, id }) => [name, id]));
  return new Map(
    pages.flatMap(({ id, head }) => {
      const parent = head.parent === undefined ? undefined : ids.get(String(head.parent));
      return parent ? [[id, parent] as const] : [];
    }),
  );
}

function byId<Item extends { id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}
