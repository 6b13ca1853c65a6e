import { mkdir } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, pool } from '#app/db/client.server.ts';
import { startEmbeddedPostgres } from '#app/db/embedded/embedded.server.ts';
import { migrate } from '#app/db/migrate.server.ts';
import { type Site, startSite } from '../tests/support/site.ts';
import { type Figure, isMet, lineOf } from './measure/figure.ts';
import { seedProgramme } from './programme/data.ts';
import { importing } from './programme/import.ts';
import { officeScreens } from './programme/office.ts';
import { reading } from './programme/reading.ts';
import { metricsToken, refreshing } from './programme/refresh.ts';
import { listScreen } from './programme/screen.ts';

// Every figure of the programme in one run, in a site with 100,000 events, 20,000 articles and 10,000 persons; `node
// bench/programme.ts reading import` measures only those (reading, import, refresh, screen, office). Exits 1 when one is missed.
// The site is kept in BENCH_DATA (or the temporary folder) for the next run; refresh, screen and office want a build.

const asked = process.argv.slice(2);
const folder = process.env.BENCH_DATA ?? join(tmpdir(), 'foyer-bench-programme');
const figures: Figure[] = [];

await mkdir(folder, { recursive: true });
const server = await startEmbeddedPostgres(folder, { durable: false });
try {
  openDatabase(server.url, { visitors: 4 });
  await migrate(pool());
  const { rows } = await pool().query("select 1 from installation where key = 'bench'");
  if (rows.length === 0) {
    await seedProgramme(server.url, console.log);
    await pool().query("insert into installation (key, value) values ('bench', '\"seeded\"')");
  }
  await measure('reading', reading);
  await measure('import', () => importing(server.url));
  await measure('refresh', () => onSite(refreshing));
  await measure('screen', () => onSite(listScreen));
  await measure('office', () => onSite(officeScreens));
} finally {
  await pool().end();
  await server.stop();
}
process.exitCode = figures.every(isMet) ? 0 : 1;

async function measure(name: string, work: () => Promise<Figure[]>): Promise<void> {
  if (asked.length > 0 && !asked.includes(name)) return;
  const load = () => loadavg()[0]?.toFixed(1);
  const before = load();
  const found = await work();
  const [machine] = cpus();
  console.log(
    `${name}: ${new Date().toISOString()}, ${cpus().length} × ${machine?.model}, load ${before} to ${load()}`,
  );
  for (const figure of found) console.log(lineOf(figure));
  figures.push(...found);
}

/** The built site on the same database, with the pages of the demo beside the large programme. */
async function onSite(work: (site: Site) => Promise<Figure[]>): Promise<Figure[]> {
  const site = await startSite({
    DATA_DIR: join(folder, 'site'),
    DATABASE_URL: server.url,
    METRICS_TOKEN: metricsToken,
  });
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}
