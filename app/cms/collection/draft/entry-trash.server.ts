import { sql } from 'drizzle-orm';
import type { TrashTable } from '#app/cms/publishing/empty-trash.server.ts';

/** Entries from which nothing that is listed inherits. */
export const entryTrash: TrashTable = {
  table: sql`entry`,
  type: sql`trashed.type`,
  condition: sql`not exists (select from listing where object_id = trashed.id or base_id = trashed.id)`,
};
