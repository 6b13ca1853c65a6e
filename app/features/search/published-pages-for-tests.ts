import type { Pool } from 'pg';
import { replaceSearchDocuments } from '#app/cms/publishing/search-documents.server.ts';
import { transaction } from '#app/db/client.server.ts';

type NewPage = { title: string; path: string; body?: string };

/** Published pages that are alike but for their address, which is counted on. */
export async function publish(pool: Pool, { title, path, body = 'Ein Text.' }: NewPage, times = 1) {
  const doc = { page: { title, menu_name: '', headline: '', in_menu: true, is_clickable: true } };
  const ids = Array.from({ length: times }, () => crypto.randomUUID());
  const paths = ids.map((_, at) => (at === 0 ? path : `${path}-${at}`));
  const each = 'from unnest($1::uuid[]) as id';
  await pool.query(`insert into page (id, position, title) select id, 'a0', $2 ${each}`, [ids, { de: title }]);
  await pool.query(
    `insert into version (id, content_type, object_id, locale, n, kind, doc) select id, 'page', id, 'de', 1, 'publish', $2 ${each}`,
    [ids, JSON.stringify(doc)],
  );
  await pool.query(
    `insert into publication (content_type, object_id, locale, version_id, published_at) select 'page', id, 'de', id, '2026-01-01' ${each}`,
    [ids],
  );
  await pool.query(
    `insert into address (content_type, object_id, locale, path)
     select 'page', id, 'de', path from unnest($1::uuid[], $2::text[]) as page (id, path)`,
    [ids, paths],
  );
  const documents = ids.map((id) => ({ id, title, text: { A: '', B: '', C: '', D: body } }));
  await transaction((tx) => replaceSearchDocuments(tx, documents, { type: 'page', locale: 'de' }));
}
