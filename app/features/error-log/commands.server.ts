import { pool } from '#app/db/client.server.ts';

const longestPath = 500;
const mostRows = 10_000;

/**
 * Notes an address that was not found (docs/behaviour/errors.md#missing-pages). Only the path is kept: a query can hold
 * personal data. Repeated reports raise a counter, and the table cannot be filled without bound from outside.
 */
export async function reportNotFound(url: string): Promise<void> {
  const path = pathOf(url);
  if (path === null) return;
  await pool().query(
    `insert into error_log (url, status, count, at)
     select $1, 404, 1, now() where (select count(*) from error_log) < $2 or exists (select 1 from error_log where url = $1)
     on conflict (url, status) do update set count = error_log.count + 1, at = now()`,
    [path, mostRows],
  );
}

/** The path of an absolute or relative address, or null when it is none. */
function pathOf(url: string): string | null {
  const parsed = URL.parse(url, 'http://site.invalid');
  return parsed?.protocol.startsWith('http') ? parsed.pathname.slice(0, longestPath) : null;
}
