import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pool } from '#app/db/client.server.ts';
import { withTemporaryFile } from '#app/media/inspect.server.ts';
import { requireMediaStorage } from '#app/media/storage.server.ts';
import { noteBegun } from '#app/media/store.server.ts';
import type { SiteReport } from './site-report.ts';

/** In the store, so that every node finds them; what nobody decides about within an hour is cleared away. */
const packedKey = (id: string) => `site-uploads/${id}.zip`;
const reportKey = (id: string) => `site-uploads/${id}.json`;

/** Keeps a packed site that was looked at until somebody decides about it. */
export async function keepUpload(path: string, report: SiteReport): Promise<string> {
  const id = crypto.randomUUID();
  const { size } = await stat(path);
  await noteBegun(packedKey(id));
  await requireMediaStorage().putStream(packedKey(id), createReadStream(path), { contentLength: size });
  await keepReport(id, report);
  return id;
}

export async function keepReport(id: string, report: SiteReport): Promise<void> {
  await noteBegun(reportKey(id));
  await requireMediaStorage().put(reportKey(id), JSON.stringify(report));
}

/** Null when its hour is over, or somebody has thrown it away. */
export async function readReport(id: string): Promise<SiteReport | null> {
  if (!(await requireMediaStorage().exists(reportKey(id)))) return null;
  // Proof: written by `keepReport`.
  return JSON.parse(await requireMediaStorage().get(reportKey(id))) as SiteReport;
}

/** Lends the packed file for as long as it is read. */
export async function lendUpload<Answer>(id: string, use: (path: string) => Promise<Answer>): Promise<Answer> {
  return withTemporaryFile(await requireMediaStorage().getStream(packedKey(id)), use);
}

export async function forgetUpload(id: string): Promise<void> {
  for (const key of [packedKey(id), reportKey(id)]) await requireMediaStorage().delete(key);
  await pool().query('delete from upload where storage_key = any($1)', [[packedKey(id), reportKey(id)]]);
}
