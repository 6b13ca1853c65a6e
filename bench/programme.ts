import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Filters } from '#app/cms/collection/list.server.ts';
import { addDays, venueDay } from '#app/cms/venue-time.ts';
import { calendarDates } from '#app/collections/calendar.server.ts';
import { entryPage } from '#app/collections/entry-page.server.ts';
import { calendarText } from '#app/collections/event/calendar/calendar-text.ts';
import { availableDates, listEvents } from '#app/collections/event/queries.server.ts';
import { event } from '#app/collections/event/schema.ts';
import { openDatabase, pool } from '#app/db/client.server.ts';
import { startEmbeddedPostgres } from '#app/db/embedded.server.ts';
import { migrate } from '#app/db/migrate.server.ts';
import { definitions as modules } from '#app/modules/registry.ts';
import { dice, seedProgramme } from './programme-data.ts';

// The figures of issue 3 for the programme, at the door of the database: what a request waits for, without HTTP and
// without the page cache. The generated house is kept in BENCH_DATA (or the temporary folder) for the next run.

const rounds = Number(process.env.BENCH_ROUNDS ?? 300);
const folder = process.env.BENCH_DATA ?? join(tmpdir(), 'foyer-bench-programme');
const locale = 'de';
const now = Temporal.Instant.from('2026-11-21T12:00:00Z');
const today = venueDay(now);
const roll = dice(42);

await mkdir(folder, { recursive: true });
const server = await startEmbeddedPostgres(folder, { durable: false });
try {
  openDatabase(server.url, { max: 4 });
  await migrate(pool());
  const { rows } = await pool().query("select 1 from installation where key = 'bench'");
  if (rows.length === 0) {
    await seedProgramme(console.log);
    await pool().query("insert into installation (key, value) values ('bench', '\"seeded\"')");
  }
  await figures();
} finally {
  await pool().end();
  await server.stop();
}

async function figures(): Promise<void> {
  const options = await optionsByFilter();
  const names = Object.keys(options);
  const oneOf = (name: string): Filters => ({ [name]: [pickFrom(options[name] ?? [])] });
  const one = () => oneOf(pickFrom(names));
  const two = () => {
    const first = pickFrom(names);
    return { ...oneOf(first), ...oneOf(pickFrom(names.filter((name) => name !== first))) };
  };
  const numbers = await eventNumbers();
  const list = (filters: Filters, page = 1) => listEvents({ locale, now, filters, page });
  const month = (filters: Filters) => {
    const first = addDays(today, 30 * Math.floor(roll() * 12));
    return availableDates({ locale, filters, first, last: addDays(first, 30) });
  };
  const detail = () => entryPage(event, { id: String(pickFrom(numbers)), slug: null, locale, now, modules });

  const origin = 'https://reepwerk.example';
  const calendar = async () => {
    const { dates } = await calendarDates({ locale, now, origin });
    return calendarText({ name: 'Programm', host: 'reepwerk.example', source: origin, locale, dates });
  };

  const first = await measure('list, first page, no filter', 25, () => list({}));
  await measure('list, first page, one filter', 25, () => list(one()));
  await measure('list, first page, two filters', 25, () => list(two()));
  const deep = await measure('list, page 400, no filter', null, () => list({}, 400));
  say('page 400 beside the first page, times (medians)', deep.p50 / first.p50, 2);
  await measure('available dates, no filter', 25, () => month({}));
  await measure('available dates, one filter', 25, () => month(one()));
  await measure('available dates, two filters', 25, () => month(two()));
  await measure('event detail', 15, detail);
  await measure('calendar of 2,000 dates', 300, calendar);
}

/** Median and p99 in milliseconds of many runs, after some to warm up. */
async function measure(name: string, budget: number | null, run: () => Promise<unknown>) {
  for (let round = 0; round < 20; round++) await run();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await run();
    times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const [p50, p99] = [at(0.5), at(0.99)];
  const verdict = budget === null ? '      ' : p99 <= budget ? 'met   ' : 'MISSED';
  console.log(
    `${verdict} ${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${budget ? ` (budget ${budget})` : ''}`,
  );
  return { p50, p99 };
}

function say(name: string, value: number, budget: number): void {
  console.log(`${value <= budget ? 'met   ' : 'MISSED'} ${name} ${value.toFixed(2)} (budget ${budget})`);
}

async function optionsByFilter(): Promise<Record<string, number[]>> {
  const types = { room: 'room', type: 'exhibition-type', tag: 'tag', series: 'series', genre: 'genre' };
  const entries = Object.entries(types).map(async ([name, type]) => {
    const { rows } = await pool().query<{ number: number }>(
      'select number::float8 as number from entry where type = $1',
      [type],
    );
    return [name, rows.map(({ number }) => number)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function eventNumbers(): Promise<number[]> {
  const { rows } = await pool().query<{ number: number }>(
    `select number::float8 as number from entry where type = 'event' order by id limit 2000`,
  );
  return rows.map(({ number }) => number);
}

function pickFrom<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(roll() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
