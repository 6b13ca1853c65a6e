import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '#app/db/lent-client.server.ts';
import { type DemoRows, demoRows } from './demo-rows.ts';
import { writeHouseWords } from './house-words.ts';
import { insertModules } from './insert-modules.ts';

/** Writes pages, modules and settings as drafts, all of them or none. */
export async function writeDraft(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await insertAll(client, demoRows());
    await writeHouseWords(client);
    await client.query('insert into installation (key, value) values ($1, $2::jsonb)', ['demo', '"drafted"']);
  });
}

async function insertAll(client: ClientBase, { pages, modules, settings }: DemoRows): Promise<void> {
  await client.query(
    `insert into page (id, parent_id, position, slug, title, headline, menu_name, is_clickable, in_menu, in_footer,
       is_landing_page, meta_title, meta_description, og_image, page_class, language_variant)
     select id, parent_id, position, slug, title, headline, menu_name, is_clickable, in_menu, in_footer,
       is_landing_page, meta_title, meta_description, og_image, page_class, language_variant
     from jsonb_populate_recordset(null::page, $1::jsonb)`,
    [JSON.stringify(pages)],
  );
  await insertModules(client, modules);
  await client.query("insert into setting (key, value) values ('site', $1::jsonb) on conflict (key) do nothing", [
    JSON.stringify(settings),
  ]);
}
