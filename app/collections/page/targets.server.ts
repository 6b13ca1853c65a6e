import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';

export type LinkTarget = { type: string; id: string; title: string; url: string | null; online: boolean };

const most = 20;

/**
 * Pages a link can lead to, for the link finder: by words in the title of either language or by a pasted address of
 * our own. Offline pages are offered too and say so.
 */
export async function findLinkTargets({ q, locale }: { q: string; locale: Locale }): Promise<LinkTarget[]> {
  const like = `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await pool().query<{ id: string; title: string; path: string | null; online: boolean }>(
    `with recursive tree as (
       select id, slug->>'de' as de, slug->>'en' as en from page where parent_id is null and deleted_at is null
       union all
       select page.id, trim(both '/' from tree.de || '/' || (page.slug->>'de')), trim(both '/' from tree.en || '/' || (page.slug->>'en'))
       from page join tree on page.parent_id = tree.id where page.deleted_at is null
     )
     select tree.id, coalesce(page.title->>$1, page.title->>'de', page.title->>'en', '') as title,
            case $1 when 'de' then tree.de else tree.en end as path, publication.object_id is not null as online
     from tree join page on page.id = tree.id
     left join publication on publication.content_type = 'page' and publication.object_id = tree.id and publication.locale = $1
     where page.title->>'de' ilike $2 or page.title->>'en' ilike $2 or '/de/' || tree.de = $3 or '/en/' || tree.en = $3
     order by (page.title->>$1 ilike $2) desc nulls last, title limit ${most}`,
    [locale, like, pathOf(q)],
  );
  return rows.map(({ id, title, path, online }) => ({
    type: 'page',
    id,
    title,
    url: path === null ? null : urls.page(locale, path),
    online,
  }));
}

/** The path of a pasted address, whatever its host: an own address in either language becomes a reference. */
function pathOf(q: string): string {
  return URL.parse(q.trim(), 'http://house.invalid')?.pathname.replace(/\/$/, '') ?? '';
}
