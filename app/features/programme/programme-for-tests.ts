import { afterAll, beforeAll, beforeEach } from 'vitest';
import { systemActor } from '#app/auth/actor.ts';
import type { Editor } from '#app/auth/viewer.ts';
import type { ContentModel } from '#app/cms/collection/content-model.ts';
import { createEntry } from '#app/cms/collection/draft/commands.server.ts';
import { readEntry } from '#app/cms/collection/entry-rows.server.ts';
import { publishEntry } from '#app/cms/collection/publish.server.ts';
import { bringDatesAlong } from '#app/collections/event/imported-series.server.ts';
import { event } from '#app/collections/event/schema.ts';
import { blockingFindings } from '#app/collections/page/blocking.server.ts';
import { collections } from '#app/collections/registry.ts';
import { pool } from '#app/db/client.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { testDatabase } from '#tests/support/database.ts';
import { entryPage } from '../entries/entry-page.server.ts';
import { datesRemarks } from './planned-remarks.server.ts';
import { listEvents } from './queries.server.ts';

/** The collections as they are, and pages without modules. */
export const contentModel: ContentModel = {
  collections,
  modules: {},
  findingsIn: blockingFindings,
  remarksOn: datesRemarks,
  bringAlong: bringDatesAlong,
};

export const now = Temporal.Instant.from('2026-11-21T12:00:00Z');

export function editor(role: Editor['role'] = 'admin'): Editor {
  const name = { first_name: 'Anna', last_name: 'Reep', username: role, email: `${role}@reepwerk.example` };
  return { kind: 'editor', id: role, role, rights: [], ...name };
}

/** An empty programme before every test of the file. */
export function freshProgramme(): void {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  beforeAll(async () => {
    database = await testDatabase();
  });
  beforeEach(() =>
    pool().query(`truncate entry, listing, listing_facet, version, publication, search_document, reference, audit, module,
      scheduled_publication, op_log, cache_epoch cascade`),
  );
  afterAll(() => database.close());
}

type Texts = { de?: Record<string, unknown>; en?: Record<string, unknown> };

/** An entry that is offline. */
export async function grow(type: string, props: Record<string, unknown>, i18n: Texts = {}) {
  const saved = await createEntry({ type, values: { props, i18n }, actor: systemActor, contentModel });
  if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved));
  return { type, id: saved.id, number: saved.number };
}

/** An entry that is online in both languages, or in those named. */
export async function show(
  type: string,
  props: Record<string, unknown>,
  i18n: Texts = {},
  online: readonly Locale[] = locales,
) {
  const entry = await grow(type, props, i18n);
  for (const locale of online) await publish(entry, locale);
  return entry;
}

export async function publish({ type, id }: { type: string; id: string }, locale: Locale) {
  const done = await publishEntry({ type, id, locale, actor: systemActor, contentModel });
  if (done.kind !== 'published') throw new Error(JSON.stringify(done));
  return done;
}

export async function revOf({ type, id }: { type: string; id: string }): Promise<number> {
  return (await readEntry({ type, id }))?.rev ?? 0;
}

/** Texts in both languages, for what is called by a title and for what is called by a name. */
export const title = (de: string, en = `${de} (en)`) => ({ de: { title: de }, en: { title: en } });
export const name = (de: string) => ({ de: { name: de }, en: { name: `${de} (en)` } });

/** What a visitor gets for the address of an event. */
export function pageOf(id: number, slug: string, locale: Locale = 'de') {
  return entryPage(event, { id: String(id), slug, locale, now, modules: {} });
}

/** The titles of the German list, in its order. */
export async function titlesFrom(filters = {}): Promise<string[]> {
  return (await listEvents({ locale: 'de', now, filters })).results.map((card) => card.title);
}
