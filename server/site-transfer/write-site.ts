import type pg from 'pg';
import { exportSite } from './export-site.ts';
import { writeFolder } from './folder.ts';

/** `changed`: what says something else to visitors, because its draft has moved on since it was published. */
export type Written = { files: number; changed: string[] };

/** Writes the whole site, as it is at one moment, into a folder that is not there yet. */
export async function writeSite(pool: pg.Pool, folder: string): Promise<Written> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const files = await writeFolder(folder, exportSite(client));
    return { files, changed: await changedSincePublished(client) };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function changedSincePublished(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ title: string }>(
    `select distinct publication.content_type || ': ' || coalesce(page.title->>publication.locale, entry.label_de, '') as title
     from publication join version on version.id = publication.version_id
     left join page on page.id = publication.object_id and page.deleted_at is null
     left join entry on entry.id = publication.object_id and entry.deleted_at is null
     where page.updated_at > version.at
        or entry.props <> version.doc->'props'
        or coalesce(entry.i18n->publication.locale, '{}') <> version.doc->'texts'
        or exists (select 1 from module where module.content_type = publication.content_type
                   and module.object_id = publication.object_id and module.updated_at > version.at)
     order by 1`,
  );
  return rows.map(({ title }) => title);
}
