import { sql } from 'drizzle-orm';
import { audit } from '#app/db/audit.server.ts';
import { afterCommit, pool, transaction } from '#app/db/client.server.ts';
import { can } from '../policy.ts';
import { forgetViewers } from '../viewer.server.ts';
import type { Editor, Viewer } from '../viewer.ts';
import { currentSessionId } from './current-session.server.ts';

export type OwnSession = {
  id: string;
  /** What the browser calls itself. */
  user_agent: string;
  since: string;
  last_seen_at: string;
  is_current: boolean;
};

/** Where somebody is logged in, the browser that asks first and then by time. */
export async function ownSessions({ id }: Editor, headers: Headers): Promise<OwnSession[]> {
  const current = await currentSessionId(headers);
  const { rows } = await pool().query<OwnSession>(
    `select id, coalesce(user_agent, '') as user_agent, id = $2 as is_current,
            to_char(created_at at time zone 'UTC', $3) as since, to_char(updated_at at time zone 'UTC', $3) as last_seen_at
     from session where user_id = $1 and expires_at > now() order by id = $2 desc, updated_at desc`,
    [id, current, 'YYYY-MM-DD"T"HH24:MI:SS"Z"'],
  );
  return rows;
}

/** Ends one session of one's own, on the server. */
export function endOwnSession(session: string, viewer: Viewer): Promise<'forbidden' | null> {
  return endOwn(viewer, sql`id = ${session}`);
}

/** Ends all but the one that asks. */
export async function endOtherSessions(viewer: Viewer, headers: Headers): Promise<'forbidden' | null> {
  const current = await currentSessionId(headers);
  return endOwn(viewer, sql`id is distinct from ${current}`);
}

function endOwn(viewer: Viewer, which: ReturnType<typeof sql>): Promise<'forbidden' | null> {
  return transaction(async (tx) => {
    if (viewer.kind === 'visitor' || !can(viewer, 'account:write')) return 'forbidden';
    const { id } = viewer;
    const { rowCount } = await tx.execute(sql`delete from session where user_id = ${id} and ${which}`);
    await audit(tx, { by: id, action: 'account:sign-out', type: 'user', id, detail: { sessions: rowCount } });
    afterCommit(tx, forgetViewers);
    return null;
  });
}
