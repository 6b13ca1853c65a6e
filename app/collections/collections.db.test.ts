import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { theHouse } from '#app/cms/collection/actor.ts';
import { createEntry } from '#app/cms/collection/commands.server.ts';
import type { House } from '#app/cms/collection/house.ts';
import { publishEntry } from '#app/cms/collection/publish.server.ts';
import { pool } from '#app/db/client.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { entryPage } from './entry-page.server.ts';
import { availableDates, listEvents } from './event/queries.server.ts';
import { event } from './event/schema.ts';
import { collections } from './registry.ts';

const house: House = { collections, modules: {} };
const now = Temporal.Instant.from('2026-11-21T12:00:00Z');

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() =>
  pool().query(
    'truncate entry, listing, listing_facet, version, publication, search_document, reference, audit cascade',
  ),
);
afterAll(() => database.close());

async function create(
  type: string,
  props: Record<string, unknown>,
  de: Record<string, unknown>,
  en: Record<string, unknown> = {},
) {
  const saved = await createEntry({ type, values: { props, i18n: { de, en } }, actor: theHouse, house });
  if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved));
  return saved;
}
const publish = (type: string, id: string, locale: 'de' | 'en') =>
  publishEntry({ type, id, locale, actor: theHouse, house });

describe('an event', () => {
  it('shows what it leaves empty as its production has it', async () => {
    const room = await create('room', {}, { name: 'Seilerbühne' });
    await publish('room', room.id, 'de');
    const play = await create(
      'production',
      { room: room.id, price_from: 12 },
      { title: 'Drei Litzen' },
      { title: 'Three Strands' },
    );
    await publish('production', play.id, 'de');
    const night = await create('event', { production: play.id, date_start: '2026-12-05T19:30' }, {});
    expect(await publish('event', night.id, 'en')).toMatchObject({ kind: 'incomplete' });
    expect(await publish('event', night.id, 'de')).toMatchObject({
      kind: 'published',
      url: `/de/programm/drei-litzen/${night.number}`,
    });
    const list = await listEvents({ locale: 'de', now, filters: { room: [room.number] } });
    expect(list.count).toBe(1);
    expect(list.results[0]).toMatchObject({
      title: 'Drei Litzen',
      day: '2026-12-05',
      fields: { price_from: 12, room: { title: 'Seilerbühne' } },
    });
    expect((await availableDates({ locale: 'de', first: '2026-12-01', last: '2026-12-31' })).days).toEqual([
      '2026-12-05',
    ]);
    const page = await entryPage(event, {
      id: String(night.number),
      slug: 'drei-litzen',
      locale: 'de',
      now,
      modules: {},
    });
    expect(page).toMatchObject({
      kind: 'found',
      entry: { title: 'Drei Litzen', inherited: expect.arrayContaining(['title', 'room']) },
    });
  });
});
