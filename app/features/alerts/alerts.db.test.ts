import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { viewer as anna } from '#app/collections/page/pages-for-tests.ts';
import { pool } from '#app/db/client.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { germanAlert } from './alert-for-tests.ts';
import { type NewAlert, saveAlert } from './commands.server.ts';
import { allAlerts, readAlerts } from './queries.server.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => pool().query('truncate alert'));

const save = (title: string, some: Partial<NewAlert> = {}) =>
  saveAlert(germanAlert(title, some), { id: null, isNew: true, actor: anna });
const at = (instant: string) => Temporal.Instant.from(instant);

test('a notice that ends before it begins, or stands where no page is, is refused', async () => {
  const refused = [
    [{ starts: '2026-12-03T10:00', ends: '2026-12-03T10:00' }, 'times'],
    [{ starts: '2026-12-03T10:00', ends: '2026-12-02T10:00' }, 'times'],
    [{ ends: '2026-02-30T10:00' }, 'times'],
    [{ paths: ['besuch'] }, 'paths'],
    [{ paths: ['/besuch'] }, 'paths'],
    [{ paths: ['/de/besuch?x=1'] }, 'paths'],
  ] as const;
  for (const [some, problem] of refused)
    expect(await save('Nein', { ...some, paths: [...('paths' in some ? some.paths : [])] })).toBe(problem);
  expect(await allAlerts()).toEqual([]);
});

test('a notice stands from its beginning to its end on the clock of the venue, and says when that changes', async () => {
  const reach = { starts: '2026-12-03T10:00', ends: '2026-12-04T18:00', paths: ['/de/besuch'] };
  expect(await save('Brücke gesperrt', reach)).toBeNull();
  expect(await allAlerts()).toMatchObject([reach]);
  const told = async (instant: string) => {
    const { alerts, nextChange } = await readAlerts('de', at(instant));
    return [alerts.map(({ title }) => title), nextChange?.toString() ?? null];
  };
  expect(await told('2026-12-03T08:59:59Z')).toEqual([[], '2026-12-03T09:00:00Z']);
  expect(await told('2026-12-03T09:00:00Z')).toEqual([['Brücke gesperrt'], '2026-12-04T17:00:00Z']);
  expect(await told('2026-12-04T17:00:00Z')).toEqual([[], null]);
  expect(await told('2027-12-04T17:00:00Z')).toEqual([[], null]);
});

test('the most urgent comes first, and of equals the newest', async () => {
  await save('Alt und dringend', { urgency: 'urgent' });
  await save('Wichtig', { urgency: 'important' });
  await save('Neu und dringend', { urgency: 'urgent' });
  await save('Hinweis');
  const { alerts } = await readAlerts('de', at('2026-12-03T09:00:00Z'));
  expect(alerts.map(({ title }) => title)).toEqual(['Neu und dringend', 'Alt und dringend', 'Wichtig', 'Hinweis']);
});
