import { trashDays } from '#app/cms/draft/deleted-modules.server.ts';
import { pool } from '#app/db/client.server.ts';

const waitingHours = 24;
/** So long what was sent lies in the trash; the day of its deletion comes earlier all the same. */
const trashHours = trashDays * 24;

/**
 * Deletes what has reached its day, also in the trash: entries with their files, double opt-ins nobody confirmed, files that waited for a
 * form in vain. Notes how many, never whose; answers what it did, for the log.
 */
export async function deleteWhatIsDue(now: Temporal.Instant): Promise<{ form: number | null; deleted: number }[]> {
  const { rows } = await pool().query<{ form_number: string | null; count: number }>(
    `with entries as (
       delete from form_entry where delete_after <= $1 or deleted_at <= $3
       returning form_number, token_hash is not null as is_waiting, delete_after > $1 as is_trash
     ), files as (
       delete from form_file where entry_id is null and received_at <= $2 returning 1
     )
     insert into form_deletion (at, form_number, reason, count)
     select $1, form_number, case when is_trash then 'office' when is_waiting then 'unconfirmed' else 'retention' end, count(*)
       from entries group by form_number, is_waiting, is_trash
     union all
     select $1, null, 'waiting_file', count(*) from files having count(*) > 0
     returning form_number, count`,
    [now, now.subtract({ hours: waitingHours }), now.subtract({ hours: trashHours })].map(String),
  );
  return rows.map(({ form_number, count }) => ({
    form: form_number === null ? null : Number(form_number),
    deleted: count,
  }));
}
