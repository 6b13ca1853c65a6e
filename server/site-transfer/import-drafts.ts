import { sql } from 'drizzle-orm';
import { insertDrafts, type NewDraft } from '#app/cms/collection/draft/write-drafts.server.ts';
import type { SiteObject } from '#app/cms/site-format/site-object.ts';
import { type PageFieldName, type PageInput, pageFields } from '#app/collections/page/schema.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { alert, openingException, openingRule, page, redirect, setting } from '#app/db/schema.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { insertModules, keys, moduleRows } from './module-rows.ts';
import type { SiteParts } from './site.ts';

/** Parents before children, siblings in their order. */
export function pagesInOrder(pages: readonly SiteObject[], parent?: string): SiteObject[] {
  return pages
    .filter(({ head }) => head.parent === parent)
    .sort((one, other) => orderOf(one) - orderOf(other))
    .flatMap((each) => [each, ...pagesInOrder(pages, each.name)]);
}

function orderOf({ head }: SiteObject): number {
  return Number(head.order ?? Number.MAX_SAFE_INTEGER);
}

/** Writes the drafts of pages. */
export async function importPages(tx: Transaction, pages: readonly SiteObject[]): Promise<void> {
  const ids = new Map(pages.map(({ name, id }) => [name, id]));
  const positions = keys(pages.length);
  for (const [index, each] of pagesInOrder(pages).entries()) {
    const parent_id = ids.get(String(each.head.parent)) ?? null;
    await tx.insert(page).values({ id: each.id, parent_id, position: positions[index] ?? '', ...pageValues(each) });
  }
  await insertModules(tx, pages.flatMap(moduleRows));
}

/** What the columns of a page hold: words of a field together, by language. What the file leaves out has its usual value. */
export function pageValues({ props, i18n }: SiteObject): PageInput {
  const words = Object.entries(pageFields).filter(([, field]) => field.localized);
  const localized = words.map(([name]) => [
    name,
    Object.fromEntries(
      locales.flatMap((locale): [Locale, unknown][] => {
        const text = i18n[locale]?.[name];
        return text === undefined ? [] : [[locale, text]];
      }),
    ),
  ]);
  // Proof: both were read with the fields of a page.
  return { ...props, ...Object.fromEntries(localized) } as Record<PageFieldName, never>;
}

/** Writes the drafts of the entries of one collection; those that are there already are left as they are. */
export async function importEntries(
  tx: Transaction,
  { type, entries }: { type: string; entries: readonly SiteObject[] },
): Promise<void> {
  await insertModules(tx, entries.flatMap(moduleRows));
  await insertDrafts(tx, { type, drafts: entries.map(entryDraft), userId: null, contentModel });
}

/** The row of an entry; without a number in its file it gets the next one. */
export function entryDraft({ id, props, i18n, head }: SiteObject): NewDraft {
  return {
    id,
    ...(head.number === undefined ? {} : { number: Number(head.number) }),
    props,
    i18n: Object.fromEntries(locales.map((locale) => [locale, i18n[locale] ?? {}])),
    source: (head.source as string | undefined) ?? null,
    external_id: (head.external_id as string | undefined) ?? null,
  };
}

/** Gives every entry its public number: the one its file names, or the smallest that is free, in the order of the entries. */
export function withNumbers(entries: readonly SiteObject[]): SiteObject[] {
  const taken = new Set(entries.flatMap(({ head }) => (head.number === undefined ? [] : [Number(head.number)])));
  let next = 1;
  return entries.map((entry) => {
    if (entry.head.number !== undefined) return entry;
    while (taken.has(next)) next += 1;
    taken.add(next);
    return { ...entry, head: { ...entry.head, number: next } };
  });
}

/** New entries go on counting behind those of the file. */
export async function raiseCounter(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    select setval(pg_get_serial_sequence('entry', 'number'), greatest(1, (select max(number) from entry)))`);
}

/** Writes everything that is neither page nor entry. */
export async function importParts(
  tx: Transaction,
  { settings, rules, exceptions, alerts, redirects }: SiteParts,
): Promise<void> {
  for (const [key, value] of Object.entries(settings))
    await tx.insert(setting).values({ key, value }).onConflictDoNothing();
  if (rules.length > 0) await tx.insert(openingRule).values(rules);
  if (exceptions.length > 0) await tx.insert(openingException).values(exceptions);
  for (const row of alerts) await tx.insert(alert).values(row);
  if (redirects.length > 0) await tx.insert(redirect).values(redirects);
}
