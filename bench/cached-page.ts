import { bareCopyOf } from './measure/bare-copy.ts';
import type { Figure } from './measure/figure.ts';
import { quiet, sideBySide } from './measure/side-by-side.ts';

type Row = {
  name: string;
  path: string;
  headers: Record<string, string>;
  status?: number;
} & ({ leastRatio: number } | { leastPerSecond: number });

/** What is in memory, beside a bare `node:http` server that answers the same bytes from memory. */
export async function cachedPage({ url, pid }: { url: string; pid: number }): Promise<Figure[]> {
  const brotli = { 'accept-encoding': 'br' };
  const home = await fetch(`${url}/de`, { headers: brotli });
  const rows: Row[] = [
    { name: 'cached page, brotli', path: '/de', headers: brotli, leastRatio: 0.9 },
    { name: 'cached page, gzip', path: '/de', headers: { 'accept-encoding': 'gzip' }, leastRatio: 0.9 },
    {
      name: 'cached page, 304',
      path: '/de',
      headers: { ...brotli, 'if-none-match': home.headers.get('etag') ?? '' },
      status: 304,
      leastRatio: 0.9,
    },
    { name: 'API, 25 events, cached', path: '/de/api/events/?page_size=25', headers: brotli, leastRatio: 0.85 },
    { name: 'autocomplete, cached', path: autocomplete, headers: brotli, leastPerSecond: 4_000 },
    { name: 'search page, cached', path: '/de/search?q=seil', headers: brotli, leastPerSecond: 500 },
  ];
  await quiet(pid);
  const figures: Figure[] = [];
  for (const row of rows) figures.push(await figureOf(row, { url, pid }));
  return figures;
}

const autocomplete = '/api/search/autocomplete/?query=seil&lang=de';
/** So often an answer is asked for before it is packed as small as it gets. */
const untilPackedWell = 20;

async function figureOf(row: Row, { url, pid }: { url: string; pid: number }): Promise<Figure> {
  const { name, path, headers, status = 200 } = row;
  const page = url + path;
  for (let n = 0; n < untilPackedWell; n++) await (await fetch(page, { headers })).arrayBuffer();
  await quiet(pid);
  const bare = await bareCopyOf(page, headers);
  const question = { url: page, headers, status };
  const { ratio, perSecond, note } = await sideBySide(
    { question, pid },
    { question: { ...question, url: bare.url }, pid: bare.pid },
  );
  bare.close();
  return 'leastRatio' in row
    ? { name: `${name}, of bare node:http`, value: ratio, unit: '', least: row.leastRatio, note }
    : { name, value: perSecond, unit: '/s', least: row.leastPerSecond, note };
}
