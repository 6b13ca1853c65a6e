import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Editor } from '../viewer.ts';

/** The language somebody has chosen for letters; null when they never did. */
export async function readOwnLocale({ id }: Editor): Promise<Locale | null> {
  const { rows } = await pool().query<{ locale: Locale | null }>('select locale from "user" where id = $1', [id]);
  return rows[0]?.locale ?? null;
}
