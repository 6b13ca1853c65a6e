import { beforeEach, expect, test, vi } from 'vitest';
import { systemActor } from '#app/auth/actor.ts';
import { publishEntry } from '#app/cms/collection/publish.server.ts';
import { changeDates } from '#app/collections/event/commands.server.ts';
import { pool } from '#app/db/client.server.ts';
import { contentModel as modules } from '#app/modules/content-model.server.ts';
import { openAt } from '#app/site/site-origin.server.ts';
import { both, entry, siteWithProgramme } from './programme-site.ts';

beforeEach(() => openAt('https://museum.example'));

const addresses = [
  '/de/programm.ics',
  '/en/events.ics',
  '/de/mediathek-de.rss',
  '/de/mediathek-de.atom',
  '/opendata/events.json',
  '/opendata/events.csv',
  '/sitemap-event-1.xml',
  '/sitemap-page-1.xml',
];

test('calendars, feeds, open data and maps of the site come from memory, packed and with 304, until something they show changes', async () => {
  const { ask, shown, publish } = await siteWithProgramme();
  await publish('de');
  const first = await Promise.all(addresses.map((path) => ask(path)));
  expect(first.map(({ status }) => status)).toEqual(addresses.map(() => 200));
  // The listener may announce a change a second time: what was kept before is rendered once more.
  await expect.poll(() => questions(() => Promise.all(addresses.map((path) => ask(`${path}?utm_source=x`))))).toBe(0);
  const repeated = await Promise.all(addresses.map((path) => ask(path)));
  for (const [at, answer] of repeated.entries()) expect(await answer.text()).toBe(await first[at]?.text());

  const headersOf = (path: string) => ({
    'accept-encoding': 'br',
    'if-none-match': first[addresses.indexOf(path)]?.headers.get('etag') ?? '',
  });
  for (const path of addresses) {
    const unchanged = await ask(path, { headers: headersOf(path) });
    expect([path, unchanged.status, unchanged.headers.get('cache-control')]).toEqual([
      path,
      304,
      'public, max-age=0, must-revalidate',
    ]);
  }
  expect(first[0]?.headers.get('x-content-type-options')).toBe('nosniff');

  await changeDates({ ids: [shown.event.id], change: { kind: 'cancel' }, actor: systemActor, contentModel: modules });
  // The map says of a date only when it changed, to the second: within one it is the same map.
  for (const path of ['/de/programm.ics', '/opendata/events.json', '/opendata/events.csv']) {
    const changed = await ask(path, { headers: headersOf(path) });
    expect([path, changed.status, changed.headers.get('content-encoding')]).toEqual([path, 200, 'br']);
  }
  expect((await ask('/de/mediathek-de.rss', { headers: headersOf('/de/mediathek-de.rss') })).status).toBe(304);
  const open = await (await ask('/opendata/events.json')).json();
  expect(open.events.map(({ scheduleStatus }: { scheduleStatus: string }) => scheduleStatus)).toContain(
    'event.cancelled',
  );
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
  const { ask, shown } = await siteWithProgramme();
  const path = `/de/programm/litzenabend/${shown.event.number}.ics`;
  expect(await (await ask(path)).text()).toContain('Seilerbühne');
  await pool().query(`update entry set i18n = jsonb_set(i18n, '{de,name}', '"Reepsaal"') where id = $1`, [
    shown.room.id,
  ]);
  await publishEntry({ type: 'room', id: shown.room.id, locale: 'de', actor: systemActor, contentModel: modules });
  expect(await (await ask(path)).text()).toContain('Reepsaal');
  expect(await (await ask('/de/programm.ics')).text()).toContain('Reepsaal');
  expect((await ask(`/de/programm/alt/${shown.event.number}.ics`)).status).toBe(301);
  expect((await ask('/de/programm/litzenabend/999999.ics')).status).toBe(404);
});

test('a topic is in the map of the site only in a language in which an article carries it', async () => {
  const { ask, shown } = await siteWithProgramme();
  const empty = await entry('tag', both('name', 'Freier Eintritt'));
  const told = async () => (await ask('/sitemap-tag-1.xml')).text();
  expect(await told()).toContain(`/de/mediathek-de/tags/hafen/${shown.tag.number}<`);
  expect(await told()).not.toContain(`/${empty.number}<`);
  const props = { category: shown.category.id, tags: [empty.id], published_on: '2026-11-02' };
  await entry('article', { ...both('title', 'Vom Teer'), props }, ['de']);
  expect(await told()).toContain(`/de/mediathek-de/tags/freier-eintritt/${empty.number}<`);
  expect(await told()).not.toContain(`/en/mediathek-en/tags/freier-eintritt-en/${empty.number}<`);
});
