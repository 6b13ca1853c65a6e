import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

export type RedirectEntry = { old_path: string; new_path: string };

const most = 5_000;

/** Addresses of one language that have moved, newest first (docs/behaviour/routes.md#redirects). */
export async function readRedirects(locale: Locale): Promise<RedirectEntry[]> {
  const { rows } = await pool().query<RedirectEntry>(
    'select old_path, new_path from redirect where locale = $1 and not is_bare order by created_at desc limit $2',
    [locale, most],
  );
  return rows;
}
