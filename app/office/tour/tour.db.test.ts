import { expect, test } from 'vitest';
import { databaseForThisTest } from '#tests/support/database.ts';
import { tourStops } from './stops.ts';
import { endTour, isTourOffered, readTour } from './tour.server.ts';

const at = (query: string) => new URL(`http://museum.example/de/office${query}`);

test('there is no stop but those of the tour', async () => {
  await databaseForThisTest();
  for (const query of [
    '',
    '?tour',
    '?tour=0',
    '?tour=-1',
    '?tour=1.5',
    '?tour=99',
    '?tour=constructor',
    '?tour=1&tour=x',
  ])
    expect([query, (await readTour(at(query), 'de'))?.stop]).toEqual([
      query,
      query.startsWith('?tour=1&') ? 1 : undefined,
    ]);
});

test('every stop leads to the next and back, the first and the last to nothing more', async () => {
  await databaseForThisTest();
  const places = await Promise.all(tourStops.map((_, index) => readTour(at(`?tour=${index + 1}`), 'en')));
  expect(places[0]?.previous).toBeNull();
  expect(places.at(-1)?.next).toBeNull();
  places.slice(1).forEach((place, index) => {
    expect(place?.previous).toMatch(new RegExp(`^/en/office.*\\?tour=${index + 1}$`));
    expect(places[index]?.next).toMatch(new RegExp(`^/en/office.*\\?tour=${index + 2}$`));
  });
});

test('the stop at an entry is the form of the date that comes next, and the list where there is none', async () => {
  const { pool } = await databaseForThisTest();
  const before = tourStops.findIndex(({ area }) => area === 'entry');
  const next = async () => (await readTour(at(`?tour=${before}`), 'de'))?.next;
  expect(await next()).toBe(`/de/office/event?tour=${before + 1}`);
  for (const [number, moment] of [
    [7, "now() + interval '2 days'"],
    [8, "now() + interval '1 day'"],
    [9, "now() - interval '1 day'"],
  ])
    await pool.query(
      `insert into entry (id, type, number, starts_at) values (gen_random_uuid(), 'event', ${number}, ${moment})`,
    );
  expect(await next()).toBe(`/de/office/event/8?tour=${before + 1}`);
});

test('the tour is offered until somebody ends it, to everybody for themselves', async () => {
  const { pool } = await databaseForThisTest();
  for (const id of ['anke', 'bela'])
    await pool.query(`insert into "user" (id, name, email) values ('${id}', '${id}', '${id}@museum.example')`);
  expect(await isTourOffered('anke')).toBe(true);
  await endTour('anke');
  await endTour('anke');
  expect([await isTourOffered('anke'), await isTourOffered('bela'), await isTourOffered('nobody')]).toEqual([
    false,
    true,
    false,
  ]);
});
