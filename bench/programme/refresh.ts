import { systemActor } from '#app/auth/actor.ts';
import { changeDates } from '#app/collections/event/commands.server.ts';
import { writeDate } from '#app/collections/event/query.ts';
import { pool } from '#app/db/client.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { contentModel } from '#app/modules/content-model.server.ts';
import { type Figure, median, quantile } from '../measure/figure.ts';

const rounds = 39;
const warmUp = 3;
/** Milliseconds. */
const patience = 30_000;
/** With it the site tells how many answers came from memory. */
export const metricsToken = 'bench-of-the-programme';

type Changed = { id: string; number: number; slug: string; day: string; room: string; off: boolean };

/**
 * One date is cancelled, and taken up again, until its page, a list with it, the home page that names it and its two
 * calendars say so to a visitor. The change is written by another process than the site's, so its notice goes through
 * the database: a node that writes itself knows at once. Then everything that was in memory before is asked for again.
 */
export async function refreshing({ url }: { url: string }): Promise<Figure[]> {
  const event = await shownAtHome(url);
  const crowd = await addresses();
  const times: number[] = [];
  let kept = 0;
  for (let round = 0; round < warmUp + rounds; round++) {
    const watched = watchedBy(event, url);
    const isLast = round === warmUp + rounds - 1;
    for (const address of watched) await textOf(address);
    if (isLast) await inMemory(crowd, url);
    const began = performance.now();
    const off = (round % 2 === 0) !== event.off;
    const kind = off ? 'cancel' : 'reinstate';
    const done = await changeDates({ ids: [event.id], change: { kind }, actor: systemActor, contentModel });
    if (done.kind !== 'patched' || done.changed.length === 0) throw new Error(JSON.stringify(done));
    await Promise.all(watched.map((address) => untilSaid(address, { event, off })));
    if (round >= warmUp) times.push(performance.now() - began);
    if (isLast) kept = await inMemory(crowd, url);
  }
  return [
    {
      name: 'a changed date on page, list, home and calendars, p95',
      value: quantile(times, 0.95),
      unit: 'ms',
      most: 500,
      note: `p50 ${median(times).toFixed(0)} ms of ${rounds}`,
    },
    {
      name: 'of other pages still in memory after it',
      value: (kept / crowd.length) * 100,
      unit: '%',
      least: 50,
      note: `${kept} of ${crowd.length} (lists under every filter, pages of dates, productions and articles)`,
    },
  ];
}

/** A date that stands in a row of the home page, where its change is seen. */
async function shownAtHome(url: string): Promise<Changed> {
  const html = await textOf(`${url}/de`);
  const numbers = [...html.matchAll(/"tense-row[^>]*><a href="\/de\/programm\/[^"/]+\/(\d+)"/g)].map(([, number]) =>
    Number(number),
  );
  const { rows } = await pool().query<Changed>(
    `select object_id as id, number::float8 as number, slug, from_day::text as day,
       (select split_part(facet, '.', 2) from unnest(facets) facet where facet like 'room.%') as room,
       card->'props'->>'lifecycle' = 'cancelled' as off
     from listing where type = 'event' and locale = 'de' and number = any($1::bigint[]) and facets::text like '%room.%'`,
    [numbers],
  );
  const [event] = rows;
  if (!event) throw new Error('The home page has no row of a date in a room.');
  return event;
}

function watchedBy({ number, slug, day, room }: Changed, url: string): string[] {
  const list = `${url}/de/programm?date=${writeDate(day)}&room=${room}`;
  const page = `${url}/de/programm/${slug}/${number}`;
  return [page, list, `${url}/de`, `${page}.ics`, `${url}/de/programm.ics?date=${writeDate(day)}&room=${room}`];
}

/** Lists under each of their filters, and pages of things nobody touches. */
async function addresses(): Promise<string[]> {
  const names = { room: 'room', 'exhibition-type': 'type', tag: 'tag', series: 'series', genre: 'genre' };
  const { rows: filters } = await pool().query<{ type: string; number: string }>(
    'select type, number::text as number from listing where locale = $1 and type = any($2::text[])',
    ['de', Object.keys(names)],
  );
  const lists = filters.map(({ type, number }) => `/de/programm?${names[type as keyof typeof names]}=${number}`);
  const { rows } = await pool().query<{ type: string; slug: string; number: string }>(
    `select type, slug, number from unnest(array['event', 'production', 'article']) as kind, lateral (
       select type, slug, number::text as number from listing where type = kind and locale = 'de'
       order by listing.number limit 60) first`,
  );
  const folders: Record<string, string> = { event: 'programm', production: 'produktionen', article: 'mediathek-de' };
  return [...lists, ...rows.map(({ type, slug, number }) => `/de/${folders[type]}/${slug}/${number}`)];
}

/** How many of them come from memory. */
async function inMemory(paths: readonly string[], url: string): Promise<number> {
  const before = await answeredFromMemory(url);
  for (const path of paths) await textOf(url + path);
  return (await answeredFromMemory(url)) - before;
}

async function answeredFromMemory(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text();
  return Number(/^pages_from_memory_total (\d+)/m.exec(text)?.[1] ?? 0);
}

type Said = { event: Changed; off: boolean };

/** Until it says of this very date that it is off, or on: any other change of the same page is none. */
async function untilSaid(address: string, { event, off }: Said): Promise<void> {
  const until = performance.now() + patience;
  while (isOff(await textOf(address), event) !== off)
    if (performance.now() > until) throw new Error(`${address} never said that the date is ${off ? 'off' : 'on'}.`);
}

/** Null where the date is not there at all. */
function isOff(text: string, { id, slug, number }: Changed): boolean | null {
  if (text.startsWith('BEGIN:VCALENDAR')) {
    const entry = text.split('BEGIN:VEVENT').find((one) => one.includes(`UID:${id}\r\n`));
    return entry ? entry.includes('STATUS:CANCELLED') : null;
  }
  const row = text
    .split('<li')
    .find((one) => one.includes(`/programm/${slug}/${number}"`) && one.includes('tense-row'));
  if (row) return row.includes('data-off');
  return text.includes(m.detail_is_cancelled({}, { locale: 'de' }));
}

/** A site that is busy says so and asks to come again; who waits for it waits longer. */
async function textOf(address: string): Promise<string> {
  const until = performance.now() + patience;
  for (;;) {
    const answer = await fetch(address);
    const text = await answer.text();
    if (answer.ok) return text;
    if (answer.status !== 503 || performance.now() > until) throw new Error(`${address} answered ${answer.status}.`);
  }
}
