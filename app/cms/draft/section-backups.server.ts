import { sql } from 'drizzle-orm';
import { can } from '#app/auth/policy.ts';
import type { Viewer } from '#app/auth/viewer.ts';
import { audit } from '#app/db/audit.server.ts';
import { db, type Transaction, transaction } from '#app/db/client.server.ts';
import { sectionBackup } from '#app/db/schema.ts';
import type { ModuleNode } from '../node.ts';

/** A state of a section under a name; `at` is an instant in UTC. */
export type SectionBackup = { id: string; name: string; by: string | null; at: string; nodes: ModuleNode[] };

export type BackupKept = { kind: 'kept'; id: string } | { kind: 'forbidden' } | { kind: 'gone' };

/** Older ones make room. */
const mostKept = 20;

/**
 * Keeps a section of a draft as it is now, with everything in it in both languages
 * (docs/behaviour/editor.md#sections-kept-under-a-name).
 */
export function keepSectionBackup(request: { section: string; name: string; viewer: Viewer }): Promise<BackupKept> {
  const { section, name, viewer } = request;
  return transaction(async (tx) => {
    if (viewer.kind === 'visitor' || !can(viewer, 'draft:write')) return { kind: 'forbidden' };
    const rows = await sectionNodes(tx, section);
    if (rows.length === 0) return { kind: 'gone' };
    const id = crypto.randomUUID();
    await tx.insert(sectionBackup).values({ id, section_id: section, name, nodes: rows, by_user: viewer.id });
    await tx.execute(sql`
      delete from section_backup where section_id = ${section} and id not in (
        select id from section_backup where section_id = ${section} order by at desc limit ${mostKept})`);
    const [{ content_type: type, object_id } = { content_type: null, object_id: null }] = rows;
    const detail = { section, name };
    await audit(tx, { by: viewer.id, action: 'section:backup', type, id: object_id, detail });
    return { kind: 'kept', id };
  });
}

/** A container or section with everything living in it, parents first; nothing for any other module. */
export async function sectionNodes(tx: Transaction, id: string): Promise<ModuleNode[]> {
  const { rows } = await tx.execute<ModuleNode>(sql`
    with recursive part as (
      select * from module where id = ${id} and layout is not null and deleted_at is null
      union all
      select module.* from module join part on module.parent_id = part.id where module.deleted_at is null
    )
    select id, model, parent_id, column_index, pos, slug, content_type, object_id, layout, props, i18n, hidden_in,
           schema_version, rev
    from part`);
  return rows;
}

/** The kept states of a section, newest first; the caller has asked the policy. */
export async function sectionBackups(section: string): Promise<SectionBackup[]> {
  const { rows } = await db().execute<SectionBackup>(sql`
    select section_backup.id, section_backup.name, "user".name as by, nodes,
           to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from section_backup left join "user" on "user".id = by_user
    where section_id = ${section} order by section_backup.at desc limit ${mostKept}`);
  return rows;
}
