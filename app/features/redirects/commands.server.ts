import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { redirectsTag } from '#app/collections/page/public/site-index.server.ts';
import { audit } from '#app/db/audit.server.ts';
import { db, type Transaction, transaction } from '#app/db/client.server.ts';
import { containing } from '#app/db/like.ts';
import type { Locale } from '#app/i18n/locale.ts';
import siteConfig from '#site-config';
import { endOf, type RedirectProblem, type RedirectWish, redirectProblem } from './redirect-problem.server.ts';

export type RedirectRow = {
  id: string;
  locale: Locale;
  old_path: string;
  new_path: string;
  automatic: boolean;
  /** The old address has no language in front. */
  is_bare: boolean;
};

const most = 500;

/** The redirects of both languages, newest first; `q` looks in both paths. */
export async function findRedirects(q: string): Promise<RedirectRow[]> {
  const like = containing(q);
  const { rows } = await db().execute<RedirectRow>(sql`
    select id, locale, old_path, new_path, automatic, is_bare from redirect
    where old_path ilike ${like} or new_path ilike ${like} order by created_at desc limit ${most}`);
  return rows;
}

/**
 * Sends an address somewhere else; one that is known gets the new target. What leads to the old address leads to the new
 * one at once, and a target that leads on itself is followed to its end, so that there are neither chains nor circles.
 */
export function saveRedirect(
  wish: RedirectWish,
  actor: Actor,
  hosts: readonly string[] = siteConfig.redirectHosts,
): Promise<RedirectProblem | null> {
  const { locale, old_path, is_bare = false } = wish;
  return transaction(async (tx) => {
    if (!may(actor, 'redirect:write')) return 'forbidden';
    // One at a time: two that lead to each other would both find nothing wrong.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`);
    const problem = await redirectProblem(tx, wish, hosts);
    if (problem) return problem;
    const new_path = await endOf(tx, wish);
    if (new_path === null) return 'loop';
    // An address without a language leads to one place, whichever language that is in.
    if (is_bare)
      await tx.execute(sql`delete from redirect where is_bare and old_path = ${old_path} and locale <> ${locale}`);
    await tx.execute(sql`
      insert into redirect (id, locale, old_path, new_path, is_bare)
      values (${crypto.randomUUID()}, ${locale}, ${old_path}, ${new_path}, ${is_bare})
      on conflict (locale, old_path) do update
        set new_path = excluded.new_path, is_bare = excluded.is_bare, automatic = false`);
    await tx.execute(
      sql`update redirect set new_path = ${new_path} where locale = ${locale} and new_path = ${old_path}`,
    );
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
