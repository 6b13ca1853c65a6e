import { beginKeeping, endKeeping } from '#app/cache/kept-until-change.ts';
import type { Filters } from '#app/cms/collection/listing/list-sql.ts';
import { addDays, venueDay } from '#app/cms/venue-time.ts';
import { event } from '#app/collections/event/schema.ts';
import { pool } from '#app/db/client.server.ts';
import { entryPage } from '#app/features/entries/entry-page.server.ts';
import { calendarDates } from '#app/features/programme/calendar/calendar.server.ts';
import { calendarText } from '#app/features/programme/calendar/calendar-text.ts';
import { availableDates, listEvents } from '#app/features/programme/queries.server.ts';
import { definitions as modules } from '#app/modules/registry.ts';
import { type Figure, median, quantile } from '../measure/figure.ts';
import { dice } from './data.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 300);
const warmUp = 20;
const locale = 'de';
const now = Temporal.Instant.from('2026-11-21T12:00:00Z');
const today = venueDay(now);
const roll = dice(42);

/** At the edge of the database: what a request waits for, without HTTP and without the page cache. */
export async function reading(): Promise<Figure[]> {
  // As in the site, where somebody hears changes: the index of pages is in memory, the programme never is.
  beginKeeping();
  try {
    return await figures();
  } finally {
    endKeeping();
  }
}

async function figures(): Promise<Figure[]> {
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

  const first = await measure(() => list({}));
  const deep = await measure(() => list({}, 400));
  return [
    at99('list, first page, no filter', 25, first),
    at99('list, first page, one filter', 25, await measure(() => list(one()))),
    at99('list, first page, two filters', 25, await measure(() => list(two()))),
    {
      name: 'page 400 beside the first page, medians',
      value: median(deep.times) / median(first.times),
      unit: 'times',
      most: 2,
      note: noteOf(deep),
    },
    at99('available dates of a month, no filter', 25, await measure(() => month({}))),
    at99('available dates of a month, one filter', 25, await measure(() => month(one()))),
    at99('available dates of a month, two filters', 25, await measure(() => month(two()))),
    at99('event detail', 15, await measure(detail)),
    at99('calendar of 2,000 dates', 300, await measure(calendar, 40)),
  ];
}

type Measured = { times: number[]; processor: number; statements: number };

/** Milliseconds of many runs after some to warm up, our own share of a processor, and how often the database is asked. */
async function measure(run: () => Promise<unknown>, times = rounds): Promise<Measured> {
  for (let round = 0; round < warmUp; round++) await run();
  const measured: number[] = [];
  const used = process.cpuUsage();
  const statements = await counted(async () => {
    for (let round = 0; round < times; round++) {
      const began = performance.now();
      await run();
      measured.push(performance.now() - began);
    }
  });
  const { user, system } = process.cpuUsage(used);
  return { times: measured, processor: (user + system) / 1000 / times, statements: statements / times };
}

async function counted(work: () => Promise<void>): Promise<number> {
  const asked = pool();
  const own = asked.query;
  let count = 0;
  asked.query = ((...args: Parameters<typeof own>) => {
    count += 1;
    return own.apply(asked, args);
  }) as typeof own;
  await work().finally(() => {
    asked.query = own;
  });
  return count;
}

function at99(name: string, most: number, measured: Measured): Figure {
  return { name: `${name}, p99`, value: quantile(measured.times, 0.99), unit: 'ms', most, note: noteOf(measured) };
}

function noteOf({ times, processor, statements }: Measured): string {
  return `p50 ${median(times).toFixed(1)} ms, ${processor.toFixed(1)} ms of processor, ${statements.toFixed(1)} statements`;
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
