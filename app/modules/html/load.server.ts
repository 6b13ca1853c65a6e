import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

type Options = { id: string; locale: Locale };

/** From a module up to what it belongs to. A module deleted from the draft may still be published, so it counts. */
const owner = `
  with recursive up as (
    select id, parent_id, content_type, object_id from module where id = $1
    union all
    select module.id, module.parent_id, module.content_type, module.object_id
    from module join up on module.id = up.parent_id
  )`;

/** The code of an html module as it is published in one language, or null while it is not. */
export async function publishedCode({ id, locale }: Options): Promise<string | null> {
  const { rows } = await pool().query<{ code: string | null }>(
    `${owner}
     select node->'props'->>'html_code' as code
     from up
     join publication on publication.content_type = up.content_type and publication.object_id = up.object_id
       and publication.locale = $2
     join version on version.id = publication.version_id
     cross join lateral jsonb_array_elements(version.doc->'nodes') as node
     where node->>'id' = $1::text and node->>'model' = 'html'`,
    [id, locale],
  );
  return rows[0]?.code ?? null;
}

/** The code as it stands in the draft; the caller has asked the policy. */
export async function draftCode({ id }: Pick<Options, 'id'>): Promise<string | null> {
  const { rows } = await pool().query<{ code: string | null }>(
    `select props->>'html_code' as code from module where id = $1 and model = 'html' and deleted_at is null`,
    [id],
  );
  return rows[0]?.code ?? null;
}
