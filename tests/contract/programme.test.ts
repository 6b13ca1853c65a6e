import { expect, test } from 'vitest';
import { systemActor } from '#app/auth/actor.ts';
import { trashEntry } from '#app/cms/collection/draft/commands.server.ts';
import { everyProgrammeCall } from '#app/contract/rows/programme-calls.ts';
import { contentModel as modules } from '#app/modules/content-model.server.ts';
import { type ProgrammeSite, secret, siteWithProgramme } from './programme-site.ts';
import { as } from './site-for-tests.ts';

const calls = Object.entries(everyProgrammeCall);

/** Addresses of a call in both languages; ids are those of a published entry and of a draft. */
function addressesOf(path: string, { shown, drafts }: ProgrammeSite): string[] {
  const ids = [...Object.values(shown), ...drafts].map(({ number }) => String(number));
  return ['de', 'en'].flatMap((lang) => {
    const address = path.replace('{lang}', lang);
    const query = path.includes('{lang}') ? '' : `?lang=${lang}`;
    return path.includes('{id}') ? ids.map((id) => address.replace('{id}', id)) : [address + query];
  });
}

async function json(site: ProgrammeSite, address: string) {
  const answer = await site.ask(address);
  expect(answer.status, address).toBe(200);
  return answer.json();
}

test('no draft is in any answer, for visitors and for those who wrote it alike', async () => {
  const site = await siteWithProgramme();
  const { headers } = await as(site, 'admin');
  for (const [name, { path }] of calls)
    for (const address of addressesOf(path, site))
      for (const asked of [{}, { headers }]) {
        const text = await (await site.ask(address, asked)).text();
        expect(text.includes(secret) || text.includes('2099-12-24'), `${name} ${address}`).toBe(false);
      }
}, 60_000);

test('an entry that is offline, of another collection or no number at all is not found, one in the bin is gone', async () => {
  const site = await siteWithProgramme();
  const [draft] = site.drafts;
  for (const id of [draft?.number, site.shown.room.number, '007', 'x', '-1', '9'.repeat(20)])
    expect((await site.ask(`/de/api/events/${id}`)).status, String(id)).toBe(404);
  expect((await site.ask(`/en/api/events/${site.shown.german.number}`)).status).toBe(404);
  await trashEntry({ type: 'event', id: site.shown.other.id, actor: systemActor, contentModel: modules });
  expect((await site.ask(`/de/api/events/${site.shown.other.number}`)).status).toBe(410);
});

test('every call answers with and without a slash in the shape of its contract, and 304 the second time', async () => {
  const site = await siteWithProgramme();
  for (const [name, call] of calls) {
    const type = call.path.split('/').at(-2)?.replace(/s$/, '') ?? '';
    const found = site.shown[type as keyof typeof site.shown];
    const address = call.path.replace('{lang}', 'de').replace('{id}', String(found?.number));
    const [bare, slashed] = [await site.ask(address), await site.ask(`${address}/`)];
    const body = await bare.json();
    expect([bare.status, await slashed.json()], name).toEqual([200, body]);
    const { schema } = call.responses[200].content['application/json'];
    expect(schema.safeParse(body).error, name).toBeUndefined();
    expect(bare.headers.get('cache-control'), name).toBe('public, max-age=0, must-revalidate');
    const tag = bare.headers.get('etag') ?? '';
    const again = await site.ask(address, { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text(), again.headers.get('etag')], name).toEqual([304, '', tag]);
  }
}, 60_000);

test('every call stands in openapi.json with its parameters and an example that fits its shape', async () => {
  const site = await siteWithProgramme();
  const document = await json(site, '/openapi.json');
  for (const [name, call] of calls) {
    const operation = document.paths[call.path]?.get;
    expect(operation?.summary, name).toBeTruthy();
    const { $ref, ...inline } = operation.responses['200'].content['application/json'].schema;
    const list = $ref ? document.components.schemas[$ref.split('/').at(-1)] : inline;
    const item = list.items ?? list.properties?.results?.items ?? list;
    const shape = item.$ref ? document.components.schemas[item.$ref.split('/').at(-1)] : item;
    expect(JSON.stringify({ list, item, shape }), name).toContain('"example"');
  }
});

test('options are the published terms that something published carries, in the language asked for', async () => {
  const site = await siteWithProgramme();
  const { room, hall, concert } = site.shown;
  expect(await json(site, '/api/rooms/')).toEqual([
    { id: room.number, name: 'Seilerbühne', slug: 'seilerbuehne' },
    { id: hall.number, name: 'Teerhof', slug: 'teerhof' },
  ]);
  expect(await json(site, '/api/exhibition-types/?lang=en')).toEqual([
    { id: concert.number, name: 'Concert', slug: 'concert' },
  ]);
  expect(await json(site, '/api/seasons/')).toMatchObject([{ name: '2026/27' }]);
  expect(await json(site, '/api/person-categories/')).toMatchObject([{ name: 'Ensemble' }]);
});

test('the programme is paged, filtered and dated; addresses of the next and previous page keep the question', async () => {
  const site = await siteWithProgramme();
  const { room, concert, event } = site.shown;
  const first = await json(site, '/de/api/events/?page_size=2');
  expect([first.count, first.previous, first.next]).toEqual([3, null, '/de/api/events/?page_size=2&page=2']);
  expect(first.results.map(({ title }: { title: string }) => title)).toEqual(['Litzenabend', 'Teer und Tau']);
  expect(await json(site, first.next)).toMatchObject({
    count: 3,
    next: null,
    previous: '/de/api/events/?page_size=2&page=1',
  });
  for (const filter of [`room=${room.number}`, `type=${concert.number}`, 'type=konzert', 'type=concert'])
    expect(await json(site, `/de/api/events/?${filter}`), filter).toMatchObject({
      count: 1,
      results: [{ id: event.number }],
    });
  expect(first.results[0]).toMatchObject({
    date_start: '2099-12-05T19:30:00+01:00',
    date_end: '2099-12-05T21:10:00+01:00',
    day: '2099-12-05',
    status: 'sale',
    room: { name: 'Seilerbühne' },
    url: `/de/programm/litzenabend/${event.number}`,
  });
  expect(first.results[1].date_start).toBe('2099-12-06');
  expect(await json(site, '/de/api/events/?date=06-12-2099')).toMatchObject({ count: 2 });
  expect(await json(site, '/en/api/events/')).toMatchObject({ count: 2 });
});

test('the calendar names the days of one month under the filters', async () => {
  const site = await siteWithProgramme();
  expect(await json(site, '/api/calendar/?date=31-12-2099')).toEqual(['2099-12-05', '2099-12-06', '2099-12-07']);
  expect(await json(site, `/api/calendar/?date=01-12-2099&room=${site.shown.hall.number}`)).toEqual(['2099-12-06']);
  expect(await json(site, '/api/calendar/?date=01-12-2099&lang=en')).toEqual(['2099-12-05', '2099-12-06']);
});

test('magazine, productions, persons and venues are filtered by what their definition knows', async () => {
  const site = await siteWithProgramme();
  const { category, tag, season, team, article } = site.shown;
  const counts: [string, number][] = [
    [`/de/api/articles/?category=${category.number}`, 1],
    [`/de/api/articles/?tag=${tag.number}&category=${category.number}`, 1],
    [`/de/api/articles/?category=${tag.number}`, 0],
    [`/de/api/productions/?season=${season.number}&tag=${tag.number}`, 1],
    ['/de/api/productions/?date=24-12-2026', 1],
    ['/de/api/productions/?date=01-01-2100', 0],
    [`/de/api/persons/?category=${team.number}`, 1],
    ['/de/api/venues/', 1],
  ];
  for (const [address, count] of counts) expect(await json(site, address), address).toMatchObject({ count });
  expect(await json(site, '/en/api/articles-teaser/')).toMatchObject({ id: article.number, title: 'Vom Hanf (en)' });
  expect(await json(site, '/de/api/teasers/')).toMatchObject([{ headline: 'Hafenfest', position: '2099-12-05' }]);
});

test('one date has all its fields, its status and its addresses', async () => {
  const site = await siteWithProgramme();
  const { event } = site.shown;
  expect(await json(site, `/en/api/events/${event.number}/`)).toMatchObject({
    id: event.number,
    title: 'Litzenabend (en)',
    status: 'sale',
    date_start: '2099-12-05T19:30:00+01:00',
    urls: { de: `/de/programm/litzenabend/${event.number}`, en: `/en/events/litzenabend-en/${event.number}` },
    contributors: [],
  });
});
