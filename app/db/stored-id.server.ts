import { type SQL, sql } from 'drizzle-orm';
import { uuidShape } from './uuid.ts';

/**
 * An id that is stored as text, as one an index finds: compared as text, every row of a table is read. Null where the text is
 * no id.
 */
export function storedId(text: SQL): SQL {
  return sql`case when ${text} ~ '${sql.raw(uuidShape)}' then (${text})::uuid end`;
}
