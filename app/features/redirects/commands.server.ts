import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { isAcceptedUrl } from '#app/cms/link.ts';
import { audit } from '#app/db/audit.server.ts';
import { db, type Transaction, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathBelowLocale } from '#app/urls.ts';
import { redirectsTag } from './queries.server.ts';
import { isReservedAddress } from './reserved.ts';

export type RedirectRow = { id: string; locale: Locale; old_path: string; new_path: string; automatic: boolean };

const most = 500;

/** The redirects of both languages, newest first; `q` looks in both paths. */
export async function findRedirects(q: string): Promise<RedirectRow[]> {
  const like = `%${q.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db().execute<RedirectRow>(sql`
    select id, locale, old_path, new_path, automatic from redirect
    where old_path ilike ${like} or new_path ilike ${like} order by created_at desc limit ${most}`);
  return rows;
}

export type RedirectProblem = 'forbidden' | 'path' | 'same' | 'loop' | 'reserved' | 'live';

/** Sends an address somewhere else; one that is known gets the new target. */
export function saveRedirect(
  { locale, old_path, new_path }: Pick<RedirectRow, 'locale' | 'old_path' | 'new_path'>,
  actor: Actor,
): Promise<RedirectProblem | null> {
  return transaction(async (tx) => {
    if (!may(actor, 'redirect:write')) return 'forbidden';
    if (!isPath(old_path) || !(isPath(new_path) || isWebAddress(new_path))) return 'path';
    if (old_path === new_path) return 'same';
    if (isReservedAddress(old_path)) return 'reserved';
    if (await isLive(tx, locale, old_path)) return 'live';
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

export function removeRedirect(id: string, actor: Actor): Promise<'forbidden' | null> {
  return transaction(async (tx) => {
    if (!may(actor, 'redirect:write')) return 'forbidden';
    const { rows } = await tx.execute<{ old_path: string }>(sql`
      delete from redirect where id = ${id}::uuid returning old_path`);
    if (rows[0]) await note(tx, actor, 'redirect:remove', rows[0]);
    return null;
  });
}

async function note(tx: Transaction, actor: Actor, action: string, detail: object): Promise<void> {
  await audit(tx, { by: idOf(actor), action, type: 'redirect', detail });
  await bumpEpoch(tx, [redirectsTag]);
}

/** Whether visitors find something there now: a page by its path, an entry by its name and number. */
async function isLive(tx: Transaction, locale: Locale, address: string): Promise<boolean> {
  const path = pathBelowLocale(decoded(address));
  const [, slug = '', number = ''] = /([^/]+)\/(\d{1,15})$/.exec(path) ?? [];
  const { rows } = await tx.execute(sql`
    select 1 from address where locale = ${locale} and path = ${path}
    union all
    select 1 from listing where locale = ${locale} and slug = ${slug} and number = ${Number(number)}`);
  return rows.length > 0;
}

/** A path of this site; `//host` would lead elsewhere, and what no address can hold is no path. */
function isPath(path: string): boolean {
  return /^\/[^\s?#\\]{0,500}$/.test(path) && !/\/\/|%00|\0/.test(path) && isAcceptedUrl(path);
}

function isWebAddress(address: string): boolean {
  return (
    address.length <= 2_000 &&
    address.startsWith('https://') &&
    isAcceptedUrl(address) &&
    !/^https:\/\/[^/?#]*@/.test(address)
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
