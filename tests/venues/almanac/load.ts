import { generateNKeysBetween } from 'fractional-indexing';
import type { Pool } from 'pg';
import { theHouse } from '#app/auth/actor.ts';
import { insertDrafts } from '#app/cms/collection/draft/write-drafts.server.ts';
import { publishEntries } from '#app/cms/collection/publish.server.ts';
import { publish } from '#app/cms/publishing/publish.server.ts';
import { pageOwner } from '#app/collections/page/page-adapter.server.ts';
import { transaction } from '#app/db/client.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { openMediaStorage } from '#app/media/storage.server.ts';
import { importMedia } from '#app/media/store.server.ts';
import { house } from '#app/modules/house.ts';
import { definitions } from '#app/modules/registry.ts';
import { moduleRows } from '#demo/load/demo-rows.ts';
import { insertModules } from '#demo/load/insert-modules.ts';
import type { SeasonEntry } from '#demo/season/entry.ts';
import { stableId } from '#demo/stable-id.ts';
import { entries, pages, pictures } from './content.ts';

/** Writes and publishes the museum's pages, pictures, dates and hours. */
export async function loadAlmanac({ pool, dataDir }: { pool: Pool; dataDir: string }): Promise<void> {
  await openMediaStorage({ dataDir });
  for (const { key, svg, alt } of pictures) {
    const content = new TextEncoder().encode(svg);
    await importMedia({ id: stableId('artwork', key), name: `${key}.svg`, content, alt: { de: alt[0], en: alt[1] } });
  }
  for (const weekday of [3, 4, 5, 6, 7])
    await pool.query(
      "insert into opening_rule (id, weekday, opens, closes) values (gen_random_uuid(), $1, '10:00', '17:00')",
      [weekday],
    );
  await loadEntries();
  await loadPages(pool);
}

async function loadEntries(): Promise<void> {
  for (const type of new Set(entries.map((entry) => entry.type))) {
    const drafts = entries.filter((entry) => entry.type === type).map(draftOf);
    await transaction(async (tx) => {
      await insertDrafts(tx, { type, drafts, userId: null, house });
      const ids = drafts.map(({ id }) => id);
      for (const locale of locales)
        for (const { result } of await publishEntries(tx, { type, ids, locale, actor: theHouse, house }))
          if (result.kind !== 'published') throw new Error(`${type} (${locale}): ${JSON.stringify(result)}`);
    });
  }
}

function draftOf({ type, key, props, de, en }: SeasonEntry) {
  return { id: stableId('entry', `${type}/${key}`), props, i18n: { de, en }, source: null, external_id: null };
}

async function loadPages(pool: Pool): Promise<void> {
  const positions = generateNKeysBetween(null, null, pages.length);
  for (const [index, { key, containers, parent: _, ...fields }] of pages.entries()) {
    const id = stableId('page', key);
    await pool.query(
      `insert into page (id, position, slug, title, headline, menu_name, in_menu, in_footer, meta_description, page_class)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        id,
        positions[index],
        fields.slug,
        fields.title,
        fields.headline ?? {},
        fields.menu_name ?? {},
        fields.in_menu ?? false,
        fields.in_footer ?? false,
        fields.meta_description,
        fields.page_class ?? 'cc01',
      ],
    );
    await insertModules(pool, moduleRows(containers, { place: key, content_type: 'page', object_id: id }));
  }
  for (const { key } of pages)
    for (const locale of locales) {
      const owner = pageOwner(stableId('page', key), definitions);
      const result = await publish({ owner, locale, actor: theHouse });
      if (result.kind !== 'published') throw new Error(`Page "${key}" (${locale}): ${JSON.stringify(result)}`);
    }
}
