import { sql } from 'drizzle-orm';
import { anchorsOf } from '#app/cms/draft/anchors.server.ts';
import type { LinkTarget } from '#app/cms/link-target.ts';
import { db } from '#app/db/client.server.ts';
import { containing } from '#app/db/like.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';
import { pathTree } from './page-paths.server.ts';

type Row = { id: string; title: string; path: string | null; online: boolean; anchors: string[] };

const most = 20;

/**
 * Pages a link can lead to, for the link finder: by words in the title of either language or by a pasted address of
 * our own. Offline pages are offered too and say so. Nothing else is a page, so any other `type` finds none.
 */
export async function findLinkTargets({
  q,
  locale,
  type = 'page',
}: {
  q: string;
  locale: Locale;
  type?: string | undefined;
}): Promise<LinkTarget[]> {
  if (type !== 'page') return [];
  const like = containing(q);
  const { rows } = await db().execute<Row>(sql`
    ${pathTree}
    select page.id, ${sql.raw(anchorsOf("'page'", 'page.id'))} as anchors, coalesce(page.title->>${locale}, page.title->>'de', page.title->>'en', '') as title,
           own.path, publication.object_id is not null as online
    from page join tree own on own.id = page.id and own.locale = ${locale}
    left join publication on publication.content_type = 'page' and publication.object_id = page.id
      and publication.locale = ${locale}
    where page.title->>'de' ilike ${like} or page.title->>'en' ilike ${like}
      or exists (select 1 from tree where tree.id = page.id and '/' || tree.locale || '/' || tree.path = ${pathOf(q)})
    order by (page.title->>${locale} ilike ${like}) desc nulls last, title limit ${most}`);
  return rows.map(({ path, ...page }) => ({
    type: 'page',
    ...page,
    url: path === null ? null : urls.page(locale, path),
  }));
}

/** The path of a pasted address, whatever its host: an own address in either language becomes a reference. */
function pathOf(q: string): string {
  return URL.parse(q.trim(), 'http://site.invalid')?.pathname.replace(/\/$/, '') ?? '';
}
