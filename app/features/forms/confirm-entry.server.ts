import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { notifyStaff } from './letters.server.ts';
import type { OnlineForm } from './read-form.server.ts';
import { hashOf } from './submit-form.server.ts';
import type { Answers } from './visitor-form.ts';

const tokenShape = /^[\w-]{43}$/;

/**
 * The second half of a double opt-in. True when the address counts from now on; false for a link that is unknown, too old
 * or was followed before. The time is kept as the proof (GDPR article 7).
 */
export async function confirmEntry({ form, token, now }: { form: OnlineForm; token: string; now: Temporal.Instant }) {
  if (!tokenShape.test(token)) return false;
  const until = now.add({ hours: form.visitor.retentionDays * 24 });
  const { rows } = await pool().query<{ field_values: Answers; locale: Locale }>(
    `update form_entry set confirmed_at = $3, token_hash = null, delete_after = $4
     where form_id = $1 and token_hash = $2 and delete_after > $3 returning field_values, locale`,
    [form.id, hashOf(token), now.toString(), until.toString()],
  );
  const [row] = rows;
  if (row) notifyStaff({ form, answers: row.field_values, locale: row.locale, now, files: {} });
  return row !== undefined;
}
