import type pg from 'pg';
import { exportSite } from './export-site.ts';
import { writeFolder } from './folder.ts';

/** Writes the whole site, as it is at one moment, into a folder that is not there yet; answers how many files it has. */
export async function writeSite(pool: pg.Pool, folder: string): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await writeFolder(folder, exportSite(client));
  } finally {
    await client.query('rollback');
    client.release();
  }
}
