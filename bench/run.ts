import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSite } from '../tests/support/site.ts';
import { budget, sum, weighHomePage } from './budgets.ts';
import { loadFromOutside } from './load.ts';

const rounds = 5;
const { scripts, styles } = weighHomePage();
say('visitor JavaScript, bytes brotli', sum(scripts), sum(scripts) <= budget.scriptBytes);
say('visitor CSS, bytes brotli', sum(styles), sum(styles) <= budget.styleBytes);

const site = await startSite();
try {
  for (const encoding of ['br', 'gzip']) await compare(`cached page, ${encoding}`, { 'accept-encoding': encoding });
  const { headers } = await fetch(`${site.url}/de`, { headers: { 'accept-encoding': 'br' } });
  const etag = headers.get('etag') ?? '';
  await compare('cached page, 304', { 'accept-encoding': 'br', 'if-none-match': etag });
} finally {
  await site.stop();
}

/** Requests per second of the site and of a bare server that answers the same bytes, in turns; medians count. */
async function compare(name: string, headers: Record<string, string>): Promise<void> {
  const bare = await bareCopy(headers);
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(await loadFromOutside(`${site.url}/de`, headers));
    theirs.push(await loadFromOutside(bare.url, headers));
  }
  bare.close();
  const ratio = median(ours) / median(theirs);
  say(`${name}: ${median(ours).toFixed(0)}/s, bare ${median(theirs).toFixed(0)}/s, ratio`, ratio, ratio >= 0.85);
}

async function bareCopy(headers: Record<string, string>) {
  const { get } = await import('node:http');
  const answer = await new Promise<{ status: number; raw: string[]; body: Buffer }>((done, fail) => {
    get(`${site.url}/de`, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      done({ status: response.statusCode ?? 0, raw: response.rawHeaders, body });
    }).once('error', fail);
  });
  const dropped = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
  const kept = answer.raw.filter((_, at) => !dropped.has((answer.raw[at - (at % 2)] ?? '').toLowerCase()));
  const server = createServer((_request, response) => response.writeHead(answer.status, kept).end(answer.body));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/de`, close: () => server.close() };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function say(name: string, value: number, isMet: boolean): void {
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${name} ${Number(value.toFixed(2))}`);
}
