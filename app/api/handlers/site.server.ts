import type { Api } from '#app/contract/api-env.ts';
import { note } from '#app/contract/kept.ts';
import { siteCalls } from '#app/contract/rows/site-calls.ts';
import { alertTag, readAlerts } from '#app/features/alerts/queries.server.ts';
import { nextChangeText, openingDay } from '#app/features/opening-hours/hours.ts';
import { openingHoursTag, readOpeningHours } from '#app/features/opening-hours/queries.server.ts';

/** Notices and opening hours (docs/behaviour/calls.md). */
export function bindSiteCalls(api: Api): void {
  api.openapi(siteCalls.breakingNews, async (context) => {
    note(context, { tags: [alertTag] });
    return context.json(await readAlerts(context.req.valid('query').lang), 200);
  });

  api.openapi(siteCalls.openingHoursToday, async (context) => {
    const now = Temporal.Now.instant();
    const day = openingDay(await readOpeningHours(now), now);
    note(context, { tags: [openingHoursTag], until: [nextChangeText(day, now)] });
    return context.json(day, 200);
  });
}
