import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginKeeping, endKeeping, isHearing } from '#app/cache/kept-until-change.ts';
import { patchEntry, restoreEntry, trashEntry } from '#app/cms/collection/draft/commands.server.ts';
import { entryOwner } from '#app/cms/collection/entry-adapter.server.ts';
import { publishEntry, unpublishEntry } from '#app/cms/collection/publish.server.ts';
import { restoreVersion } from '#app/cms/publishing/restore.server.ts';
import { event } from '#app/collections/event/schema.ts';
import { allCollections } from '#app/collections/registry.ts';
import { pool } from '#app/db/client.server.ts';
import { contentModel, editor, freshProgramme, grow, now, revOf } from '#app/features/programme/programme-for-tests.ts';
import { availableDates, listEvents } from '#app/features/programme/queries.server.ts';
import { sitemapEntries } from '#app/features/sitemap/sitemap-entries.server.ts';
import { type Locale, locales, otherLocale } from '#app/i18n/locale.ts';
import { listEntries } from './entry-list.server.ts';
import { entryPage } from './entry-page.server.ts';
import { filterOptions } from './filter-options.server.ts';

freshProgramme();
const actor = editor();

type Command =
  | { kind: 'write' | 'publish' | 'unpublish' | 'restore-version'; thing: number; locale: Locale }
  | { kind: 'bin' | 'unbin'; thing: number };

const locale = fc.constantFrom(...locales);
const thing = fc.nat({ max: 3 });
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('write', 'publish'), thing, locale }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('unpublish', 'restore-version'), thing, locale }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('bin', 'unbin'), thing }) },
) as fc.Arbitrary<Command>;

/** A room, a production in it and two of its dates, all with words of their own in both languages. */
async function programme() {
  const words = (key: string, word: string) => ({ de: { [key]: `${word} online` }, en: { [key]: `${word} online` } });
  const room = await grow('room', {}, words('name', 'Raum'));
  const play = await grow('production', { room: room.id }, words('title', 'Stück'));
  const first = await grow('event', { production: play.id, date_start: '2026-12-05T19:30' }, words('lead', 'Eins'));
  const second = await grow('event', { room: room.id, date_start: '2026-12-06' }, words('title', 'Zwei'));
  return [room, play, first, second] as const;
}

const textField = { room: 'name', production: 'title', event: 'lead' } as const;

async function perform(things: Awaited<ReturnType<typeof programme>>, one: Command): Promise<void> {
  const entry = things[one.thing];
  if (!entry) return;
  const { type, id } = entry;
  if (!('locale' in one)) {
    await (one.kind === 'bin' ? trashEntry : restoreEntry)({ type, id, actor, contentModel });
    return;
  }
  if (one.kind === 'unpublish') await unpublishEntry({ type, id, locale: one.locale, actor, contentModel });
  else if (one.kind === 'restore-version')
    await restoreVersion({ owner: entryOwner(entry, contentModel), locale: one.locale, n: 1, actor });
  else if (one.kind === 'publish') {
    await say(entry, one.locale, 'online');
    const done = await publishEntry({ type, id, locale: one.locale, actor, contentModel });
    if (done.kind === 'incomplete') await say(entry, one.locale, 'GEHEIM');
  } else await say(entry, one.locale, 'GEHEIM');
}

/** Whatever is not published says so; whatever is published right after does not. */
async function say(entry: { type: string; id: string }, language: Locale, word: string): Promise<void> {
  const field = textField[entry.type as keyof typeof textField];
  const patch = { i18n: { [language]: { [field]: `${entry.type} ${word}` } } };
  await patchEntry({ ...entry, baseRev: await revOf(entry), patch, actor, contentModel });
}

/** Everything the database holds of one language, as text; shared draft values belong to both and are left out. */
async function bytesOf(language: Locale): Promise<string> {
  const { rows } = await pool().query(
    `select (select jsonb_agg(jsonb_build_array(id, i18n->$1) order by id) from entry) as drafts,
       (select jsonb_agg(to_jsonb(version) order by object_id, n) from version where locale = $1) as versions,
       (select jsonb_agg(to_jsonb(publication) order by object_id) from publication where locale = $1) as publications,
       (select jsonb_agg(to_jsonb(listing) order by object_id) from listing where locale = $1) as listings,
       (select jsonb_agg(to_jsonb(listing_facet) order by facet, sort, number) from listing_facet where split_part(facet, '.', 2) = $1) as facets,
       (select jsonb_agg(to_jsonb(search_document) order by object_id) from search_document where locale = $1) as search`,
    [language],
  );
  return JSON.stringify(rows);
}

/** Everything a visitor can get at, in one language. */
async function publicAnswers(language: Locale, numbers: readonly number[]) {
  const lists = await Promise.all(allCollections.map((definition) => listEntries(definition, { locale: language })));
  const events = await listEvents({ locale: language, now });
  const dates = await availableDates({ locale: language, first: '2026-12-01', last: '2026-12-31' });
  const rooms = await filterOptions({ type: 'room', of: { type: 'event', facet: 'room' }, locale: language });
  const sitemap = await sitemapEntries({ type: 'event', now });
  const pages = await Promise.all(
    numbers.map((number) => entryPage(event, { id: String(number), slug: null, locale: language, now, modules: {} })),
  );
  const { rows: search } = await pool().query('select * from search_document where locale = $1', [language]);
  return { lists, events, dates, rooms, sitemap, pages, search };
}

it('whatever happens to one language leaves every byte of the other alone, and nothing offline becomes public', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 12 }), async (commands) => {
      await pool().query(
        'truncate entry, listing, listing_facet, version, publication, search_document, reference cascade',
      );
      const things = await programme();
      for (const one of commands) {
        const untouched = 'locale' in one ? otherLocale(one.locale) : null;
        const before = untouched && (await bytesOf(untouched));
        await perform(things, one);
        if (untouched) expect(await bytesOf(untouched)).toBe(before);
      }
      for (const language of locales) {
        const answers = await publicAnswers(
          language,
          things.map(({ number }) => number),
        );
        expect(JSON.stringify(answers)).not.toContain('GEHEIM');
        const { rows } = await pool().query<{ number: number; day: string; type: string }>(
          `select entry.number::float8 as number, left(entry.props->>'date_start', 10) as day, entry.type
           from entry join publication on publication.object_id = entry.id and publication.locale = $1
           where entry.deleted_at is null and entry.type = 'event'
             and (entry.base_id is null or entry.base_id in (select object_id from publication where locale = $1))`,
          [language],
        );
        const online = rows.map(({ number }) => number).sort();
        expect(answers.events.count).toBe(online.length);
        expect(answers.events.results.map(({ number }) => number).sort()).toEqual(online);
        expect(answers.dates.days.map(({ day }) => day)).toEqual(rows.map(({ day }) => day).sort());
        expect(answers.rooms.length).toBeLessThanOrEqual(1);
        if (online.length === 0) expect(answers.rooms).toEqual([]);
      }
    }),
    { numRuns: 20 },
  );
}, 120_000);

it('whatever happens, what is kept in memory answers as the database would', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 8 }), async (commands) => {
      await pool().query(
        'truncate entry, listing, listing_facet, version, publication, search_document, reference cascade',
      );
      const things = await programme();
      const numbers = things.map(({ number }) => number);
      const answers = async () => JSON.stringify(await Promise.all(locales.map((one) => publicAnswers(one, numbers))));
      beginKeeping();
      try {
        for (const one of commands) {
          await answers();
          await perform(things, one);
        }
        const kept = await answers();
        endKeeping();
        expect(kept).toBe(await answers());
      } finally {
        if (isHearing()) endKeeping();
      }
    }),
    { numRuns: 8 },
  );
}, 60_000);
