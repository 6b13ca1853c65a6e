import { bareCopyOf } from './bare-copy.ts';
import type { Figure } from './figure.ts';
import { quiet, sideBySide } from './side-by-side.ts';

const leastRatio = 0.85;

/** The home page from the cache beside a bare `node:http` server that answers the same bytes from memory. */
export async function cachedPage({ url, pid }: { url: string; pid: number }): Promise<Figure[]> {
  const page = `${url}/de`;
  const { headers } = await fetch(page, { headers: { 'accept-encoding': 'br' } });
  const kinds: [name: string, headers: Record<string, string>, status: number][] = [
    ['brotli', { 'accept-encoding': 'br' }, 200],
    ['gzip', { 'accept-encoding': 'gzip' }, 200],
    ['304', { 'accept-encoding': 'br', 'if-none-match': headers.get('etag') ?? '' }, 304],
  ];
  const figures: Figure[] = [];
  await quiet(pid);
  for (const [name, asked, status] of kinds) {
    const bare = await bareCopyOf(page, asked);
    const { ratio, note } = await sideBySide(
      { url: page, headers: asked, status },
      { url: bare.url, headers: asked, status },
      { rounds: 20, duration: 250, warmUp: 1_500, pids: { ours: pid, bare: bare.pid } },
    );
    bare.close();
    figures.push({ name: `cached page, ${name}, of bare node:http`, value: ratio, unit: '', least: leastRatio, note });
  }
  return figures;
}
