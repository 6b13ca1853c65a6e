import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runningEmbeddedPostgres } from '#app/db/embedded/embedded.server.ts';
import { type Site, startSite } from '../tests/support/site.ts';
import { lineOf, quantile } from './measure/figure.ts';
import { endLoad } from './measure/load.ts';
import { machinePace } from './measure/machine-pace.ts';
import { spentBy } from './measure/process-time.ts';
import { dice } from './programme/data.ts';
import { seedSearch } from './search-data.ts';

/**
 * Search and suggestions of the built site at 100,000 documents in each language: `node bench/search.ts`. With DATA_DIR the
 * database is kept for the next time; SEED chooses other words, which have not been asked before.
 */
const dataDir = process.env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'foyer-bench-search-')));
const asked = Number(process.env.ASKED ?? 500);
const brotli = { 'accept-encoding': 'br' };

const site = await startSite({ DATA_DIR: dataDir, WORKERS: '1' });
try {
  const words = await fill(site);
  const suggestions = {
    name: 'suggestions',
    addresses: words.map((each, at) => suggestAddress(each.slice(0, 1 + (at % 9)))),
  };
  const pages = {
    name: 'search page',
    addresses: words.map((each) => `/de/search?${new URLSearchParams({ q: each })}`),
  };
  const typed = [...new Set(suggestions.addresses)];
  await uncached(site, { ...pages, addresses: pages.addresses.slice(asked) });
  await uncached(site, { ...suggestions, addresses: typed.slice(asked) });
  const before = await machinePace(site.url);
  const figures = [
    ...(await uncached(site, { ...suggestions, addresses: typed.slice(0, asked) }, { p99: 20 })),
    ...(await uncached(site, { ...pages, addresses: pages.addresses.slice(0, asked) }, { p99: 40, processor: 12 })),
  ];
  const after = await machinePace(site.url);
  const factor = (before.factor + after.factor) / 2;
  const bare = `a bare answer costs ${before.microseconds.toFixed(1)} and ${after.microseconds.toFixed(1)} µs, 15 where the budgets were set`;
  for (const { budget, ...figure } of figures) {
    console.log(lineOf({ ...figure, isInformation: true }));
    if (budget)
      console.log(
        lineOf({
          ...figure,
          name: `${figure.name}, at the pace of 15 µs`,
          value: figure.value / factor,
          most: budget,
          note: bare,
        }),
      );
  }
} finally {
  endLoad();
  await site.stop();
  if (!process.env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
}

/** Fills the database, and answers what people ask: names they know, a word or two of a text, now and then mistyped. */
async function fill({ dataDir: folder }: Site): Promise<string[]> {
  const url = await runningEmbeddedPostgres(join(folder, 'postgres'));
  if (!url) throw new Error('The database of the site is not found.');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await seedSearch(client, console.log);
  const { rows } = await client.query<{ title: string; body: string }>(
    `select title, body from search_document where locale = 'de' and content_type in ('event', 'article', 'person')
     order by md5(object_id::text || $1) limit $2`,
    [process.env.SEED ?? String(Date.now()), asked * 2 + 60],
  );
  await client.end();
  return [...new Set(rows.map(({ title, body }, at) => questionOf(title.split(' '), body.split(/\s+/), at)))];
}

function questionOf(title: string[], body: string[], at: number): string {
  const roll = dice(at);
  const one = (from: string[]) => from[Math.floor(roll() * from.length)]?.replace(/[^\p{L}\p{N}]/gu, '') ?? '';
  const kind = at % 10;
  if (kind < 4) return title.slice(0, 2).join(' ');
  if (kind < 7) return `${one(title)} ${one(body)}`;
  if (kind < 9) return one(body);
  const word = one(title);
  return `${word.slice(0, 3)}${word.slice(4)}`;
}

function suggestAddress(query: string): string {
  return `/api/search/autocomplete/?${new URLSearchParams({ query: query.toLocaleLowerCase('de').trim(), lang: 'de' })}`;
}

type Questions = { name: string; addresses: string[] };

type Budgets = { p99?: number; processor?: number };
type Measured = { name: string; value: number; unit: string; note?: string; budget?: number | undefined };

/** One after the other, each for the first time, as one visitor waits for them. */
async function uncached({ url, pid }: Site, { name, addresses }: Questions, most: Budgets = {}): Promise<Measured[]> {
  const milliseconds: number[] = [];
  const before = spentBy(pid);
  for (const address of addresses) {
    const began = performance.now();
    const answer = await fetch(`${url}${address}`, { headers: brotli });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
    milliseconds.push(performance.now() - began);
  }
  const after = spentBy(pid);
  const cost = (part: 'node' | 'database') => ((after[part] - before[part]) * 1000) / addresses.length;
  const note = `node ${cost('node').toFixed(1)}, PostgreSQL ${cost('database').toFixed(1)} ms each, of ${addresses.length}`;
  const processor = cost('node') + cost('database');
  return [
    { name: `${name}, uncached, p50`, value: quantile(milliseconds, 0.5), unit: 'ms' },
    { name: `${name}, uncached, p99`, value: quantile(milliseconds, 0.99), unit: 'ms', budget: most.p99 },
    { name: `${name}, uncached, processor`, value: processor, unit: 'ms', note, budget: most.processor },
  ];
}
