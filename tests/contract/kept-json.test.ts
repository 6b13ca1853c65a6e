import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { systemActor } from '#app/auth/actor.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { unpublishEntry } from '#app/cms/collection/publish.server.ts';
import { contract } from '#app/contract/contract.ts';
import { keptCalls } from '#app/contract/kept.ts';
import { pool, transaction } from '#app/db/client.server.ts';
import { alertTag } from '#app/features/alerts/queries.server.ts';
import { contentModel as modules } from '#app/modules/content-model.server.ts';
import { type ProgrammeSite, siteWithProgramme } from './programme-site.ts';
import { as } from './site-for-tests.ts';

/** One address of every call that is kept. */
function addressesOf({ shown }: ProgrammeSite): string[] {
  return keptCalls(contract).map(({ path, keys }) => {
    const type = path.split('/').at(-2)?.replace(/s$/, '') ?? '';
    const number = String(shown[type as keyof typeof shown]?.number ?? shown.event.number);
    const address = path.replace(':lang', 'de').replace(':id', number);
    return keys.has('query') ? `${address}?query=litzen` : address;
  });
}

/** How often the database is asked meanwhile. */
async function questions(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pool(), 'query');
  const connect = vi.spyOn(pool(), 'connect');
  await work();
  const count = query.mock.calls.length + connect.mock.calls.length;
  query.mockRestore();
  connect.mockRestore();
  return count;
}

test('every public answer of the interface comes from memory, packed and with 304, whatever else stands in its query', async () => {
  const site = await siteWithProgramme();
  const addresses = addressesOf(site);
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) {
    const spelled = `${address}${address.includes('?') ? '&' : '?'}utm_source=x`;
    const ask = (init?: RequestInit) => site.ask(spelled, init);
    const first = await site.ask(address);
    expect([address, first.status]).toEqual([address, 200]);
    // The listener may announce a change a second time: what was kept before is rendered once more.
    await expect.poll(() => questions(ask)).toBe(0);
    const etag = first.headers.get('etag') ?? '';
    const packed = await ask({ headers: { 'accept-encoding': 'br' } });
    expect([address, packed.headers.get('content-encoding')]).toEqual([address, 'br']);
    const unchanged = await ask({ headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
    expect([address, unchanged.status]).toEqual([address, 304]);
  }
}, 60_000);

test('a person who is logged in is never answered from memory', async () => {
  const site = await siteWithProgramme();
  const { headers } = await as(site, 'editor');
  const address = '/de/api/events';
  await site.ask(address);
  const hits = () => site.cache.popular().find(({ key }) => key === address)?.hits ?? 0;
  const answer = await site.ask(address, { headers });
  expect([answer.status, hits()]).toEqual([200, 0]);
  // For a visitor it counts, as soon as the listener announces nothing a second time.
  await expect.poll(async () => (await site.ask(address)).status === 200 && hits()).toBeGreaterThan(0);
});

test('a date that goes offline is gone at once from every list, its own address, the calendar and the search', async () => {
  const site = await siteWithProgramme();
  const { event } = site.shown;
  const own = `/de/api/events/${event.number}`;
  const lists = ['/de/api/events', '/api/search?query=litzenabend', '/api/search/autocomplete?query=litzenab'];
  const calendar = '/api/calendar?date=05-12-2099';
  for (const address of lists) expect([address, await said(site, address)]).toEqual([address, true]);
  expect((await site.ask(own)).status).toBe(200);
  expect(await (await site.ask(calendar)).json()).toContain('2099-12-05');
  await unpublishEntry({ type: 'event', id: event.id, locale: 'de', actor: systemActor, contentModel: modules });
  for (const address of lists) expect([address, await said(site, address)]).toEqual([address, false]);
  expect((await site.ask(own)).status).toBe(404);
  expect(await (await site.ask(calendar)).json()).not.toContain('2099-12-05');
});

test('a notice is told at once', async () => {
  const { ask } = await siteWithProgramme();
  expect(await (await ask('/api/breaking-news')).json()).toEqual([]);
  await transaction(async (tx) => {
    await tx.execute(sql`insert into alert (title, online_in) values ('{"de": "Heute geschlossen"}', '{de}')`);
    await bumpEpoch(tx, [alertTag]);
  });
  expect(await (await ask('/api/breaking-news')).json()).toMatchObject([{ title: 'Heute geschlossen' }]);
});

async function said({ ask }: ProgrammeSite, address: string): Promise<boolean> {
  return (await (await ask(address)).text()).includes('Litzenabend');
}
