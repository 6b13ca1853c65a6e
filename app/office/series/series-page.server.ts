import { sql } from 'drizzle-orm';
import { readEntries } from '#app/cms/collection/entry-rows.server.ts';
import { movedProps } from '#app/collections/event/date-change.ts';
import { knownDays, recurrenceOf } from '#app/collections/event/recurrence.server.ts';
import { recurringDays } from '#app/collections/event/recurrence.ts';
import { rhythmOf, ruleOf } from '#app/collections/event/recurrence-rule.ts';
import { db } from '#app/db/client.server.ts';
import { dateWarnings } from '#app/features/programme/date-warnings.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { saidWarnings } from '../dates/said-warnings.server.ts';
import { formatDay, formatLocal, longDay, titleIn } from '../format.ts';
import { readRhythm, usualRhythm } from './read-rhythm.ts';
import { rhythmInWords } from './rhythm-text.ts';

type Asking = { id: string; params: URLSearchParams; locale: Locale; now: Temporal.Instant };

/** A date with the rule it repeats by, the dates that would come of it, and those that have. Null where it has no day. */
export async function seriesPage({ id, params, locale, now }: Asking) {
  const [entry] = await readEntries(db(), { type: 'event', ids: [id] });
  if (!entry || entry.deleted_at) return null;
  const { start, rule: stored, exclusions } = recurrenceOf(entry.props);
  const of = typeof entry.props.recurrence_of === 'string' ? entry.props.recurrence_of : null;
  const dates = await datesOfSeries(of ?? id, locale);
  const common = { number: entry.number, title: dates.find((date) => date.id === id)?.title ?? '', start, dates };
  if (start === '') return { ...common, first: null, plan: null };
  if (of) return { ...common, first: dates.find((date) => date.id === of)?.number ?? null, plan: null };
  const chosen = readRhythm(params, start);
  // A rule without an end is understood too; ten dates of it are proposed.
  const rhythm =
    chosen ?? (stored ? (rhythmOf(stored, start) ?? rhythmOf(`${stored};COUNT=10`, start)) : usualRhythm(start));
  const rule = rhythm ? ruleOf(rhythm) : stored;
  const left = new Set(chosen ? [] : exclusions);
  const days = recurringDays({ start, rule, exclusions: [] }) ?? [];
  const known = await knownDays(db(), entry);
  const fresh = days.filter((day) => !known.has(day));
  const planned = fresh.map((day) => ({
    id: day,
    props: { ...entry.props, ...movedProps(entry.props, day), lifecycle: 'scheduled' },
  }));
  const warnings = await dateWarnings(db(), planned, now);
  return {
    ...common,
    first: null,
    plan: {
      rhythm: rhythm ?? usualRhythm(start),
      rule,
      /** False for a rule that came from elsewhere and says more than the choices. */
      isOwn: rhythm !== null,
      text: rhythm
        ? rhythmInWords(
            rhythm,
            days.filter((day) => left.has(day)),
            locale,
          )
        : stored,
      known: days.length - fresh.length,
      days: fresh.map((day) => ({
        day,
        label: formatDay(day, locale, longDay),
        isChosen: !left.has(day),
        warnings: saidWarnings(warnings.get(day) ?? [], locale),
      })),
    },
  };
}

export type SeriesPage = NonNullable<Awaited<ReturnType<typeof seriesPage>>>;

type Row = { id: string; number: number; labels: Record<Locale, string>; date_start: string; online: boolean };

/** The date that repeats and those that were made of it, in the order of their days. */
async function datesOfSeries(first: string, locale: Locale) {
  const { rows } = await db().execute<Row>(sql`
    select id, number::float8 as number, jsonb_build_object('de', label_de, 'en', label_en) as labels,
           coalesce(props->>'date_start', '') as date_start,
           exists (select 1 from listing where object_id = entry.id) as online
    from entry where type = 'event' and deleted_at is null
      and (id = ${first} or props @> ${JSON.stringify({ recurrence_of: first })}::jsonb)
    order by starts_at, number`);
  return rows.map(({ id, number, labels, date_start, online }) => ({
    ...{ id, number, online, start: date_start },
    title: titleIn(labels, locale, number),
    when: formatLocal(date_start, locale),
  }));
}
