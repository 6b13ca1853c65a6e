import { beforeEach, expect, test, vi } from 'vitest';
import { theHouse } from '#app/cms/collection/actor.ts';
import { publishEntry } from '#app/cms/collection/publish.server.ts';
import { changeDates } from '#app/collections/event/commands.server.ts';
import { pool } from '#app/db/client.server.ts';
import { house as modules } from '#app/modules/house.ts';
import { openAt } from '#app/site/site-origin.server.ts';
import { houseWithProgramme } from './programme-house.ts';

beforeEach(() => openAt('https://museum.example'));

const addresses = ['/de/programm.ics', '/en/events.ics', '/de/mediathek-de.rss', '/de/mediathek-de.atom'];

test('calendars and feeds come from memory, packed and with 304, until something they show changes', async () => {
  const { ask, shown } = await houseWithProgramme();
  const first = await Promise.all(addresses.map((path) => ask(path)));
  expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  // The listener may announce a change a second time: what was kept before is drawn once more.
  await expect.poll(() => questions(() => Promise.all(addresses.map((path) => ask(`${path}?utm_source=x`))))).toBe(0);
  const repeated = await Promise.all(addresses.map((path) => ask(path)));
  for (const [at, answer] of repeated.entries()) expect(await answer.text()).toBe(await first[at]?.text());

  const headers = { 'accept-encoding': 'br', 'if-none-match': first[0]?.headers.get('etag') ?? '' };
  const unchanged = await ask('/de/programm.ics', { headers });
  expect([unchanged.status, unchanged.headers.get('cache-control')]).toEqual([
    304,
    'public, max-age=0, must-revalidate',
  ]);
  expect(first[0]?.headers.get('x-content-type-options')).toBe('nosniff');

  await changeDates({ ids: [shown.event.id], change: { kind: 'cancel' }, actor: theHouse, house: modules });
  const changed = await ask('/de/programm.ics', { headers });
  expect([changed.status, changed.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(await (await ask('/en/events.ics')).text()).toContain('STATUS:CANCELLED');
});

/** How often the database is asked meanwhile. */
async function questions(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pool(), 'query');
  await work();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}

test('a room with another name is in every calendar at once, and a new address in none of the old ones', async () => {
  const { ask, shown } = await houseWithProgramme();
  const path = `/de/programm/litzenabend/${shown.event.number}.ics`;
  expect(await (await ask(path)).text()).toContain('Seilerbühne');
  await pool().query(`update entry set i18n = jsonb_set(i18n, '{de,name}', '"Reepsaal"') where id = $1`, [
    shown.room.id,
  ]);
  await publishEntry({ type: 'room', id: shown.room.id, locale: 'de', actor: theHouse, house: modules });
  expect(await (await ask(path)).text()).toContain('Reepsaal');
  expect(await (await ask('/de/programm.ics')).text()).toContain('Reepsaal');
  expect((await ask(`/de/programm/alt/${shown.event.number}.ics`)).status).toBe(301);
  expect((await ask('/de/programm/litzenabend/999999.ics')).status).toBe(404);
});
