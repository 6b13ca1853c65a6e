import { z } from 'zod';
import { pool } from '#app/db/client.server.ts';

const most = 200;
/** What is asked for less from now on leaves the list after some days. */
const fading = 0.97;

const scores = z.record(z.string(), z.number());

/** Addresses of pages that were asked for most, the most asked first. Only addresses and numbers, nothing of anybody. */
export async function popularPages(): Promise<string[]> {
  return Object.entries(await read())
    .sort(([, one], [, other]) => other - one)
    .map(([path]) => path);
}

/** Notes how often pages were asked for on this node. An address with a query may hold a person's words: the caller names none. */
export async function savePopularPages(pages: Iterable<readonly [path: string, hits: number]>): Promise<void> {
  const known = await read();
  const merged = new Map(Object.entries(known).map(([path, score]) => [path, score * fading]));
  for (const [path, hits] of pages) merged.set(path, Math.max(merged.get(path) ?? 0, hits));
  const kept = [...merged].sort(([, one], [, other]) => other - one).slice(0, most);
  await pool().query(
    `insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value`,
    [key, JSON.stringify(Object.fromEntries(kept))],
  );
}

const key = 'asked-pages';

async function read(): Promise<Record<string, number>> {
  const { rows } = await pool().query<{ value: unknown }>('select value from setting where key = $1', [key]);
  return scores.safeParse(rows[0]?.value).data ?? {};
}
