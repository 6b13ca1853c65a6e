import { sql } from 'drizzle-orm';
import type { Editor } from '#app/auth/viewer.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { db, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

export type RedirectRow = { id: string; locale: Locale; old_path: string; new_path: string; automatic: boolean };

const most = 500;
/** The tag at which every node reads its table of redirects anew. */
const redirectsTag = 'redirects';

/** The redirects of both languages, newest first; `q` looks in both paths. */
export async function findRedirects(q: string): Promise<RedirectRow[]> {
  const like = `%${q.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db().execute<RedirectRow>(sql`
    select id, locale, old_path, new_path, automatic from redirect
    where old_path ilike ${like} or new_path ilike ${like} order by created_at desc limit ${most}`);
  return rows;
}

export type RedirectProblem = 'path' | 'same' | 'loop';

/** Sends an address somewhere else; one that is known gets the new target. */
export function saveRedirect(
  { locale, old_path, new_path }: Pick<RedirectRow, 'locale' | 'old_path' | 'new_path'>,
  actor: Editor,
): Promise<RedirectProblem | null> {
  return transaction(async (tx) => {
    if (!isPath(old_path) || !(isPath(new_path) || /^https:\/\/[^\s]+$/.test(new_path))) return 'path';
    if (old_path === new_path) return 'same';
    const { rows } = await tx.execute(sql`
      select 1 from redirect where locale = ${locale} and old_path = ${new_path} and new_path = ${old_path}`);
    if (rows.length > 0) return 'loop';
    await tx.execute(sql`
      insert into redirect (id, locale, old_path, new_path) values (${crypto.randomUUID()}, ${locale}, ${old_path}, ${new_path})
      on conflict (locale, old_path) do update set new_path = excluded.new_path, automatic = false`);
    await note(tx, actor, 'redirect:save', { locale, old_path, new_path });
    return null;
  });
}

export function removeRedirect(id: string, actor: Editor): Promise<void> {
  return transaction(async (tx) => {
    const { rows } = await tx.execute<{ old_path: string }>(sql`
      delete from redirect where id = ${id}::uuid returning old_path`);
    if (rows[0]) await note(tx, actor, 'redirect:remove', rows[0]);
  });
}

async function note(
  tx: Parameters<Parameters<typeof transaction>[0]>[0],
  actor: Editor,
  action: string,
  detail: object,
) {
  await tx.execute(sql`
    insert into audit (user_id, action, content_type, detail)
    values (${actor.id}, ${action}, 'redirect', ${JSON.stringify(detail)}::jsonb)`);
  await bumpEpoch(tx, [redirectsTag]);
}

/** A path of this house; `//host` would lead elsewhere. */
function isPath(path: string): boolean {
  return /^\/(?!\/)[^\s?#]{0,500}$/.test(path);
}
