import type pg from 'pg';

/** A line as the draft stores it. */
export function words(text: string) {
  return { type: 'doc', content: [{ type: 'text', text }] };
}

/** Writes a page with one headline in both languages, not published; answers the ids of what it is made of. */
export async function insertSmallPage(pool: pg.Pool, slug = { de: 'besuch', en: 'visit' }) {
  const ids = { page: crypto.randomUUID(), container: crypto.randomUUID(), headline: crypto.randomUUID() };
  await pool.query(
    `insert into page (id, position, slug, title, in_menu) values ($1, 'a0', $2, '{"de":"Besuch","en":"Visit"}', true)`,
    [ids.page, slug],
  );
  await pool.query(
    `insert into module (id, model, parent_id, column_index, pos, content_type, object_id, layout, props, i18n, hidden_in, schema_version, rev)
     values ($1, 'container', null, 0, 'a0', 'page', $3, '100', '{}', '{}', '{}', 1, 1),
            ($2, 'headline', $1, 0, 'a0', null, null, null, '{"headline_level":2}', $4, '{}', 1, 1)`,
    [
      ids.container,
      ids.headline,
      ids.page,
      JSON.stringify({ de: { content: words('Seile') }, en: { content: words('Ropes') } }),
    ],
  );
  return ids;
}

/** An empty text at the end of a container. */
export async function insertText(pool: pg.Pool, container: string): Promise<string> {
  const id = crypto.randomUUID();
  await pool.query(
    `insert into module (id, model, parent_id, column_index, pos, props, i18n, hidden_in, schema_version, rev)
     values ($1, 'text', $2, 0, 'a1', '{}', '{}', '{}', 1, 1)`,
    [id, container],
  );
  return id;
}
