import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { isLocalDateTime } from '#app/cms/field/date-time/field.ts';
import { audit } from '#app/db/audit.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { isLocale, locales } from '#app/i18n/locale.ts';
import { alertTag, isAlertLink, type StoredAlert } from './queries.server.ts';

export type AlertProblem = 'forbidden' | 'words' | 'link' | 'gone' | 'times' | 'paths';
export type NewAlert = Omit<StoredAlert, 'id'>;

/**
 * Writes a notice. A known one keeps its number, so who has closed it does not see it again; with `isNew` it gets a new
 * one, and everybody does.
 */
export function saveAlert(
  alert: NewAlert,
  { id, isNew, actor }: { id: number | null; isNew: boolean; actor: Actor },
): Promise<AlertProblem | null> {
  return transaction(async (tx) => {
    if (!may(actor, 'alert:write')) return 'forbidden';
    const problem = problemOf(alert);
    if (problem) return problem;
    const { title, text, link, link_title, online_in, starts, ends, paths, urgency } = alert;
    const values = sql`${JSON.stringify(title)}::jsonb, ${JSON.stringify(text)}::jsonb, ${JSON.stringify(link)}::jsonb,
      ${JSON.stringify(link_title)}::jsonb, ${sql.param(online_in)}::text[], ${starts}::timestamp,
      ${ends}::timestamp, ${sql.param(paths)}::text[], ${urgency}`;
    if (id !== null && !isNew) {
      const { rowCount } = await tx.execute(sql`
        update alert set (${columns}) = row(${values}) where id = ${id}`);
      if (!rowCount) return 'gone';
    } else {
      if (id !== null) await tx.execute(sql`delete from alert where id = ${id}`);
      await tx.execute(sql`insert into alert (${columns}) values (${values})`);
    }
    await note(tx, actor, 'alert:save', { id, ...alert });
    return null;
  });
}

export function removeAlert(id: number, actor: Actor): Promise<'forbidden' | null> {
  return transaction(async (tx) => {
    if (!may(actor, 'alert:write')) return 'forbidden';
    await tx.execute(sql`delete from alert where id = ${id}`);
    await note(tx, actor, 'alert:remove', { id });
    return null;
  });
}

const columns = sql.raw('title, text, link, link_title, online_in, starts, ends, paths, urgency');

/** What is online in a language says something in it; a link leads somewhere and has words; it begins before it ends. */
function problemOf({ title, text, link, link_title, online_in, starts, ends, paths }: NewAlert): AlertProblem | null {
  if ([starts, ends].some((local) => local !== null && !isLocalDateTime(local))) return 'times';
  if (starts && ends && ends <= starts) return 'times';
  if (!paths.every(isPath)) return 'paths';
  if (online_in.some((locale) => !title[locale] && !text[locale])) return 'words';
  const isWrong = locales.some((locale) => link[locale] && !(isAlertLink(link[locale]) && link_title[locale]));
  return isWrong ? 'link' : null;
}

/** An address of the site, in one of its languages, without a slash at its end. */
function isPath(path: string): boolean {
  return path.length <= 300 && isLocale(path.split('/')[1] ?? '') && /^(\/[^\s/?#]+)+$/.test(path);
}

async function note(tx: Transaction, actor: Actor, action: string, detail: object): Promise<void> {
  await audit(tx, { by: idOf(actor), action, type: 'alert', detail });
  await bumpEpoch(tx, [alertTag]);
}
