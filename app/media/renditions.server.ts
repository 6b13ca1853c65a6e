import { pool } from '#app/db/client.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import { requireMediaStorage } from './storage.server.ts';
import { WholeFiles } from './whole-files.server.ts';

const folder = 'renditions';

/** Deletes what was made from a picture: all of it, or all but what belongs to the content it has now. */
export async function clearRenditions(id: string, { except }: { except?: string | undefined } = {}): Promise<void> {
  const storage = requireMediaStorage();
  if (except === undefined) return storage.deleteAll(`${folder}/${id}/`);
  for (const each of await foldersIn(`${folder}/${id}`))
    if (each !== except.slice(0, 12)) await storage.deleteAll(`${folder}/${id}/${each}/`);
}

/**
 * Deletes what was made from pictures that are gone, such as by a request that was under way. Answers of how many. Not in a
 * bucket: it may hold what another site has made.
 */
export async function clearOrphanRenditions(): Promise<number> {
  if (!(requireMediaStorage().driver instanceof WholeFiles)) return 0;
  const ids = (await foldersIn(folder)).filter(isUuid);
  const { rows } = await pool().query<{ id: string }>(
    `select id from unnest($1::uuid[]) as id where not exists (select from media where media.id = id.id)`,
    [ids],
  );
  for (const { id } of rows) await clearRenditions(id);
  return rows.length;
}

/** By the names of the files: not every store tells the folders that hold folders only. */
async function foldersIn(prefix: string): Promise<string[]> {
  const depth = prefix.split('/').length;
  const names = new Set<string>();
  let paginationToken: string | undefined;
  do {
    const options = { recursive: true, ...(paginationToken ? { paginationToken } : {}) };
    const found = await requireMediaStorage().listAll(prefix, options).catch(nothingWhenMissing);
    for (const each of found.objects) if (each.isFile) names.add(each.key.split('/')[depth] ?? '');
    paginationToken = found.paginationToken;
  } while (paginationToken);
  return [...names];
}

function nothingWhenMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
  return { objects: [], paginationToken: undefined };
}
