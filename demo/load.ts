import type { Pool } from 'pg';
import { theHouse } from '#app/auth/actor.ts';
import { publish } from '#app/cms/publishing/publish.server.ts';
import { pageOwner } from '#app/collections/page/page-adapter.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { definitions } from '#app/modules/registry.ts';
import { importPictures } from './load/import-pictures.ts';
import { loadSeason } from './load/load-season.ts';
import { writeDraft } from './load/write-draft.ts';
import { pages } from './site.ts';
import { stableId } from './stable-id.ts';

export type DemoLoading = { pool: Pool; log(line: string): void };

/**
 * Fills an empty database with the demo museum: pictures, drafts, then both languages published as an editor would.
 * A database with pages of its own is left alone; a load that was interrupted is finished. Answers whether anything was done.
 * Database and media store must be open.
 */
export async function loadDemo({ pool, log }: DemoLoading): Promise<boolean> {
  const progress = await progressOf(pool);
  if (progress === 'foreign' || progress === 'published') return false;
  if (progress === 'empty') {
    log(`Drawing ${await importPictures()} pictures and files …`);
    await writeDraft(pool);
  }
  const entries = await loadSeason(pool);
  const published = await publishMissing(pool);
  await pool.query("update installation set value = '\"published\"' where key = 'demo'");
  log(`Published ${entries} entries of the programme and ${published} pages of the demo museum.`);
  return true;
}

type Progress = 'empty' | 'foreign' | 'drafted' | 'published';

async function progressOf(pool: Pool): Promise<Progress> {
  const { rows } = await pool.query<{ demo: unknown; pages: boolean }>(
    "select (select value from installation where key = 'demo') as demo, exists (select 1 from page) as pages",
  );
  if (rows[0]?.demo === 'drafted' || rows[0]?.demo === 'published') return rows[0].demo;
  return rows[0]?.pages ? 'foreign' : 'empty';
}

async function publishMissing(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ object_id: string; locale: string }>(
    "select object_id, locale from publication where content_type = 'page'",
  );
  const online = new Set(rows.map((row) => `${row.object_id} ${row.locale}`));
  let published = 0;
  for (const { key } of pages) {
    for (const locale of locales) {
      const pageId = stableId('page', key);
      if (online.has(`${pageId} ${locale}`)) continue;
      const result = await publish({ owner: pageOwner(pageId, definitions), locale, actor: theHouse });
      if (result.kind !== 'published') throw new Error(`Page "${key}" (${locale}): ${JSON.stringify(result)}`);
      published += 1;
    }
  }
  return published;
}
