import { join } from 'node:path';
import { runningEmbeddedPostgres } from '../app/db/embedded.server.ts';
import { startBareRender } from './bare-render/start.ts';
import { type Figure, quantile } from './figure.ts';
import { load } from './load.ts';
import { sideBySide } from './side-by-side.ts';

const leastRatio = 0.35;
/** What a browser says; the bare server packs nothing all the same. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/**
 * The home page drawn anew for every request: the number of a page is a query key of ours, so each number is an address
 * that nothing is stored for. It goes the whole way, from the first middleware to the packed and stored answer.
 */
export async function uncachedRender({ url, dataDir }: { url: string; dataDir: string }): Promise<Figure[]> {
  const database = await runningEmbeddedPostgres(join(dataDir, 'postgres'));
  if (!database) throw new Error('The database of the site is not found.');
  const bare = await startBareRender({ database, page: `${url}/de` });
  const ours = { url: `${url}/de?page={n}`, headers, status: 200 };
  const { ratio, note } = await sideBySide(
    ours,
    { url: bare.url, headers, status: 200 },
    { rounds: 12, duration: 600, warmUp: 6_000 },
  );
  const alone = await load(ours, { processes: 1, connections: 1, duration: 3_000 });
  bare.close();
  const at = (share: number) => quantile(alone.milliseconds, share);
  return [
    { name: 'uncached render, of bare node:http', value: ratio, unit: '', least: leastRatio, note },
    { name: 'uncached render, p50', value: at(0.5), unit: 'ms', isInformation: true },
    { name: 'uncached render, p99', value: at(0.99), unit: 'ms', isInformation: true },
  ];
}
