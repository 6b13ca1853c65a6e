type Row = Record<string, unknown>;
type Writer = { query(sql: string, values: unknown[]): Promise<unknown> };

/** Writes module rows as drafts; what is there already stays. */
export async function insertModules(client: Writer, rows: Row[]): Promise<void> {
  await client.query(
    `insert into module (id, model, parent_id, column_index, pos, slug, content_type, object_id, layout, props, i18n,
       schema_version)
     select id, model, parent_id, column_index, pos, slug, content_type, object_id, layout, props, i18n, schema_version
     from jsonb_populate_recordset(null::module, $1::jsonb)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
