import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Drawn, DrawPage } from '../server/middleware/draw-page.ts';
import { profileOf, shareByPart, topFunctions } from './draw-profile.ts';

/**
 * What one drawing of a page costs, without HTTP, page cache and packing: the processor's time of this process, the
 * statements, and where the time goes. `node bench/draw-cost.ts home imprint`, after a build.
 */
const usage =
  'node bench/draw-cost.ts [home imprint programme event article search /de/any/path] [--draws 300] [--top 25] [--statements]';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    draws: { type: 'string', default: '300' },
    top: { type: 'string', default: '0' },
    statements: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const draws = Math.min(Number(values.draws), 5_000);

type Site = { draw: DrawPage; origin: string; close(): Promise<void> };

/** Where each kind is found; a detail is the first that its list leads to. */
const kinds: Record<string, (site: Site) => string | Promise<string>> = {
  home: () => '/de',
  imprint: () => '/de/impressum',
  programme: () => '/de/programm',
  event: (site) =>
    firstLink(site, '/de/programm', /href="(\/de\/programm\/[\w-]+\/\d+|\/de\/programm\/[\w-]+-\d+)[/"]/),
  article: (site) =>
    firstLink(site, '/de/mediathek-de', /href="(\/de\/mediathek-de\/(?!tags|categories)[\w-]+[/-]\d+)[/"]/),
  production: (site) => firstLink(site, '/de/produktionen', /href="(\/de\/produktionen\/[\w-]+[/-]\d+)[/"]/),
  search: () => '/de/search?q=theater',
};

if (values.help) console.log(usage);
else await run(positionals.length > 0 ? positionals : ['home', 'imprint', 'programme', 'event', 'article', 'search']);

async function run(wanted: string[]): Promise<void> {
  const dataDir = process.env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'foyer-draw-cost-')));
  Object.assign(process.env, { NODE_ENV: 'production', DATA_DIR: dataDir });
  // Proof: server/main.ts exports it.
  const built = (await import(new URL('../build/server/index.js', import.meta.url).href)) as {
    openForDrawing(): Promise<Site>;
  };
  const site = await built.openForDrawing();
  try {
    for (const kind of wanted) await report(site, kind);
  } finally {
    await site.close();
    if (!process.env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
  }
}

async function report(site: Site, kind: string): Promise<void> {
  const path = kind.startsWith('/') ? kind : await kinds[kind]?.(site);
  if (!path) throw new Error(`There is no kind "${kind}": ${usage}`);
  for (let n = 0; n < Math.max(50, draws / 3); n++) await draw(site, path);
  const statements = await statementsOf(() => draw(site, path));
  const cost = await costOf(site, path);
  const profile = await profileOf(async () => {
    for (let n = 0; n < draws; n++) await draw(site, path);
  });
  console.log(
    `\n${kind} ${path}: ${cost.toFixed(2)} ms of processor, ${statements.length} statements (${draws} draws)`,
  );
  if (values.statements) for (const text of statements) console.log(`    ${text}`);
  for (const [part, share] of shareByPart(profile).slice(0, 14))
    console.log(`  ${(share * cost).toFixed(2).padStart(6)} ms  ${part}`);
  for (const [name, share] of topFunctions(profile, Number(values.top)))
    console.log(`    ${(share * cost).toFixed(3)} ms  ${name}`);
}

async function costOf(site: Site, path: string): Promise<number> {
  const before = process.cpuUsage();
  for (let n = 0; n < draws; n++) await draw(site, path);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / draws;
}

async function draw({ draw: ask, origin }: Site, path: string): Promise<string> {
  const drawn: Drawn = await ask({
    request: new Request(origin + path),
    viewer: { kind: 'visitor' },
    csrfToken: null,
    requestId: 'draw-cost',
    clientAddress: '127.0.0.1',
  });
  const html = await drawn.response.text();
  if (drawn.response.status !== 200)
    throw new Error(`${path} answers ${drawn.response.status}.`, { cause: drawn.notes.failure });
  return html;
}

async function firstLink(site: Site, path: string, pattern: RegExp): Promise<string> {
  const found = pattern.exec(await draw(site, path))?.[1];
  if (!found) throw new Error(`${path} leads to no detail.`);
  return found;
}

/** The statements sent while something is done, as their names or their first words. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const { query } = pg.Client.prototype;
  // Proof: whatever is asked is handed on as it came.
  pg.Client.prototype.query = function (
    this: pg.Client,
    config: string | { text?: string; name?: string },
    ...rest: never[]
  ) {
    const { text = '', name = '' } = typeof config === 'string' ? { text: config } : config;
    sent.push(`${name ? `[${name}] ` : ''}${text.replace(/\s+/g, ' ').trim().slice(0, 140)}`);
    return (query as (...asked: unknown[]) => unknown).call(this, config, ...rest);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}
