import { sql } from 'drizzle-orm';
import { can } from '#app/auth/policy.ts';
import type { Editor } from '#app/auth/viewer.ts';
import { allCollections } from '#app/collections/registry.ts';
import { db } from '#app/db/client.server.ts';
import { isEnding } from '#app/features/media-library/queries.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { statementsDue } from './statements-due.server.ts';

/** Something that waits for somebody: how much of it, and where it is done. */
export type Waiting = { key: string; count: number; isMore: boolean; text: string; url: string };

/** Nobody decides anything else because it is more; and counting ends here. */
const most = 1_000;

type Counts = Record<
  | 'letters'
  | 'comments'
  | 'in_vain'
  | 'licence_ending'
  | 'withdrawn'
  | 'no_alt'
  | 'no_credit'
  | 'only_de'
  | 'only_en'
  | 'missed',
  number
>;

/** What is over some day; the day of an article is only when it came out. */
const datedTypes = allCollections.filter(({ span }) => span).map(({ type }) => type);
const isDated = sql`entry.type = any(${sql.param(datedTypes)}::text[])`;

/** When an entry takes place; null for what takes no place in time. */
export const startsAt = sql`case when ${isDated} then entry.starts_at end`;

/** What waits in the whole site. Each count has an index, or ends early. */
export async function whatWaits({
  viewer,
  locale,
  day,
}: {
  viewer: Editor;
  locale: Locale;
  day: string;
}): Promise<Waiting[]> {
  const counting = db().execute<Counts>(sql`
    with ${alone(day)}
    select ${bounded(sql`from form_entry where done_at is null and token_hash is null and deleted_at is null`)} as letters,
    ${bounded(sql`from review_comment join review on review.id = review_id
      where thread_id is null and resolved_at is null and ended_at is null`)} as comments,
    ${bounded(sql`from search_word where day > ${day}::date - 30 group by locale, word having (array_agg(hits order by day desc))[1] = 0`)} as in_vain,
    ${bounded(sql`from media where deleted_at is null and ${isEnding(day)}`)} as licence_ending,
    ${bounded(sql`from media where deleted_at is null and withdrawn_at is not null`)} as withdrawn,
    ${bounded(sql`from media where deleted_at is null and kind in ('image', 'vector')
      and (coalesce(alt->>'de', '') = '' or coalesce(alt->>'en', '') = '')`)} as no_alt,
    ${bounded(sql`from media where deleted_at is null and kind in ('image', 'vector')
      and coalesce(credit->>'de', '') = '' and coalesce(credit->>'en', '') = ''`)} as no_credit,
    ${bounded(sql`from alone where there = 'de'`)} as only_de,
    ${bounded(sql`from alone where there = 'en'`)} as only_en,
    ${bounded(sql`from error_log where status = 404 and error_log.at > now() - interval '30 days'`)} as missed`);
  const [{ rows }, statements] = await Promise.all([counting, statementsDue(day, locale)]);
  if (!rows[0]) return [];
  const counts: Record<keyof Counts | 'statement', number> = { ...rows[0], statement: statements.length };
  const area = (name: string) => urls.officeArea(locale, name);
  const lines: [keyof typeof counts, string][] = [
    ...(can(viewer, 'form-entry:read') ? [['letters', `${area('inbox')}?part=open`] as [keyof Counts, string]] : []),
    ['comments', area('reviews')],
    ['in_vain', area('search-words')],
    ['licence_ending', `${area('media')}?part=licence_ending`],
    ['withdrawn', `${area('media')}?part=withdrawn`],
    ['no_alt', `${area('media')}?part=no_alt`],
    ['no_credit', `${area('media')}?part=no_credit`],
    ['only_de', `${area('untranslated')}?missing=en`],
    ['only_en', `${area('untranslated')}?missing=de`],
    ['missed', area('errors')],
    ['statement', statements[0] ?? area('pages')],
  ];
  return lines
    .filter(([key]) => counts[key] > 0)
    .map(([key, url]) => ({
      key,
      count: Math.min(counts[key], most),
      isMore: counts[key] > most,
      text: m[`office_waits_${key}`](),
      url,
    }));
}

function bounded(from: ReturnType<typeof sql>) {
  return sql`(select count(*)::int from (select 1 ${from} limit ${most + 1}) counted)`;
}

/**
 * `alone (content_type, object_id, there)`: what is online in one language only, of dates those that are still to come. One
 * walk along an index, in the order of things.
 */
export function alone(day: string) {
  return sql`alone as (
    select * from (select content_type, object_id, min(locale) as there from publication
      group by content_type, object_id having count(*) = 1) single
    where not exists (select from entry where entry.id = single.object_id and ${isDated}
      and coalesce(ends_at, starts_at) < ${day}::date)
    limit ${2 * most})`;
}
