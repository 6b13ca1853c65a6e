import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

type Move = { id: string; path: string; old_path: string | null };

/**
 * Writes the addresses of a published page and of everything published below it, and leaves a redirect wherever one
 * changed. Answers the path of the page itself, null while it is offline in this language. An address that comes back into use stops being a redirect.
 */
export async function rewriteAddresses(tx: Transaction, pageId: string, locale: Locale): Promise<string | null> {
  const moves = await publishedBelow(tx, pageId, locale);
  for (const { id, path, old_path } of moves) {
    if (old_path === path) continue;
    await tx.execute(sql`
      insert into address (locale, path, content_type, object_id) values (${locale}, ${path}, 'page', ${id})
      on conflict (locale, path) do update set content_type = 'page', object_id = excluded.object_id`);
    await tx.execute(sql`delete from redirect where locale = ${locale} and old_path = ${full(locale, path)}`);
    if (old_path === null) continue;
    await tx.execute(sql`
      delete from address where locale = ${locale} and path = ${old_path} and content_type = 'page' and object_id = ${id}`);
    await tx.execute(sql`
      insert into redirect (id, locale, old_path, new_path, automatic)
      values (gen_random_uuid(), ${locale}, ${full(locale, old_path)}, ${full(locale, path)}, true)
      on conflict (locale, old_path) do update set new_path = excluded.new_path, automatic = true`);
  }
  return moves.find(({ id }) => id === pageId)?.path ?? null;
}

/**
 * Why a page cannot have the address that this slug and its parents give it; null when it can. A message key.
 * Parents count with the slug visitors know, or with that of the draft while they are offline.
 */
export async function addressProblem(
  tx: Pick<Transaction, 'execute'>,
  { pageId, locale, slug }: { pageId: string; locale: Locale; slug: string | undefined },
): Promise<string | null> {
  if (slug === undefined) return 'page_problem_slug';
  const { rows } = await tx.execute<{ path: string | null; taken: boolean }>(sql`
    with recursive up as (${ancestors({ pageId, locale, slug: sql`${slug}::text` })}), own as (select path from up where parent_id is null)
    select own.path, exists (
      select 1 from address
      where address.locale = ${locale} and address.path = own.path
        and not (address.content_type = 'page' and address.object_id = ${pageId})
    ) as taken
    from own`);
  if (typeof rows[0]?.path !== 'string') return 'page_problem_slug';
  return rows[0].taken ? 'page_problem_address_taken' : null;
}

/** Up from a page to the top: `path` is what its address has become so far, whole where `parent_id` is null. */
function ancestors({ pageId, locale, slug }: { pageId: string; locale: Locale; slug: SQL }): SQL {
  return sql`
    select page.id, page.parent_id, ${slug} as path from page where page.id = ${pageId} and page.deleted_at is null
    union all
    select page.id, page.parent_id, trim(both '/' from ${knownSlug(locale)} || '/' || up.path)
    from page join up on page.id = up.parent_id where page.deleted_at is null`;
}

/** The slug visitors know of `page`, or that of the draft where it is offline in this language. */
function knownSlug(locale: Locale): SQL {
  return sql`coalesce((
    select version.head->'page'->>'slug' from publication join version on version.id = publication.version_id
    where publication.content_type = 'page' and publication.object_id = page.id and publication.locale = ${locale}
  ), page.slug->>${locale})`;
}

async function publishedBelow(tx: Transaction, pageId: string, locale: Locale): Promise<Move[]> {
  const slug = knownSlug(locale);
  const { rows } = await tx.execute<Move>(sql`
    with recursive up as (${ancestors({ pageId, locale, slug })}), tree as (
      select ${pageId}::uuid as id, path from up where parent_id is null
      union all
      select page.id, trim(both '/' from tree.path || '/' || ${slug})
      from page join tree on page.parent_id = tree.id where page.deleted_at is null
    )
    select tree.id, tree.path, address.path as old_path
    from tree
    join publication on publication.content_type = 'page' and publication.object_id = tree.id and publication.locale = ${locale}
    left join address on address.content_type = 'page' and address.object_id = tree.id and address.locale = ${locale}
    where tree.path is not null`);
  return rows;
}

function full(locale: Locale, path: string): string {
  return path === '' ? `/${locale}` : `/${locale}/${path}`;
}
