import { sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';
import { tourStops } from './stops.ts';

/** The stop an address asks for, counted from 1, and where its neighbours are. */
export type TourPlace = { stop: number; of: number; previous: string | null; next: string | null };

/** Reads `?tour=`; null where nobody asked for the tour, or for a stop there is not. */
export async function readTour({ searchParams }: URL, locale: Locale): Promise<TourPlace | null> {
  const stop = Number(searchParams.get('tour'));
  if (!Number.isInteger(stop) || stop < 1 || stop > tourStops.length) return null;
  const [previous, next] = await Promise.all([stopAddress(stop - 1, locale), stopAddress(stop + 1, locale)]);
  return { stop, of: tourStops.length, previous, next };
}

/** Whether the tour is still offered to somebody. */
export async function isTourOffered(userId: string): Promise<boolean> {
  const { rows } = await db().execute(sql`select 1 from "user" where id = ${userId} and tour_ended_at is null`);
  return rows.length > 0;
}

/** Offers the tour no more to somebody. */
export async function endTour(userId: string): Promise<void> {
  await db().execute(sql`update "user" set tour_ended_at = now() where id = ${userId} and tour_ended_at is null`);
}

async function stopAddress(stop: number, locale: Locale): Promise<string | null> {
  const found = tourStops[stop - 1];
  if (!found) return null;
  return urls.officeTourStop(locale, found.area === 'entry' ? await nextDate() : found.area, stop);
}

/** The date that comes next, or the form of a new one where there is none; `area/number` as addresses have it. */
async function nextDate(): Promise<string> {
  const { rows } = await db().execute<{ number: string }>(sql`
    select number from entry where type = 'event' and deleted_at is null and starts_at >= now() order by starts_at limit 1`);
  return rows[0] ? `event/${rows[0].number}` : 'event';
}
