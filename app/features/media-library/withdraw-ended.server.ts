import { sql } from 'drizzle-orm';
import { systemActor } from '#app/auth/actor.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import { transaction } from '#app/db/client.server.ts';
import { noteMedia } from './note-media.server.ts';
import { type ShownRow, showAsItIs, shownColumns } from './shown-media.server.ts';

const mostAtOnce = 50;

/** Takes out of sight what is past the last day of its licence; answers of how many. Saying another day brings it back. */
export async function withdrawEnded(now: Temporal.Instant): Promise<number> {
  const withdrawn = await transaction(async (tx) => {
    const { rows } = await tx.execute<ShownRow>(sql`
      update media set withdrawn_at = now() where id in (
        select id from media where licence_until < ${venueDay(now)}::date and withdrawn_at is null and deleted_at is null
        order by id limit ${mostAtOnce} for update skip locked)
      returning ${shownColumns}`);
    for (const row of rows) {
      await showAsItIs(tx, row);
      await noteMedia(tx, { id: row.id, actor: systemActor, action: 'media-withdraw', detail: {} });
    }
    return rows.length;
  });
  return withdrawn < mostAtOnce ? withdrawn : withdrawn + (await withdrawEnded(now));
}
