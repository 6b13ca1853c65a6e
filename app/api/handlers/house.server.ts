import type { Api } from '#app/contract/api-env.ts';
import { note } from '#app/contract/kept.ts';
import { houseCalls } from '#app/contract/rows/house-calls.ts';
import { alertTag, readAlerts } from '#app/features/alerts/queries.server.ts';
import { nextWords, openingDay } from '#app/features/opening-hours/hours.ts';
import { openingHoursTag, readOpeningHours } from '#app/features/opening-hours/queries.server.ts';

/** Notices and opening hours (docs/behaviour/calls.md). */
export function bindHouseCalls(api: Api): void {
  api.openapi(houseCalls.breakingNews, async (context) => {
    note(context, { tags: [alertTag] });
    return context.json(await readAlerts(context.req.valid('query').lang), 200);
  });

  api.openapi(houseCalls.openingHoursToday, async (context) => {
    const now = Temporal.Now.instant();
    const day = openingDay(await readOpeningHours(now), now);
    note(context, { tags: [openingHoursTag], until: [nextWords(day, now)] });
    return context.json(day, 200);
  });
}
