import { readAlerts } from '#app/collections/alert/queries.server.ts';
import { openingDay } from '#app/collections/opening-hours/hours.ts';
import { readOpeningHours } from '#app/collections/opening-hours/queries.server.ts';
import type { Api } from '../api-env.ts';
import { houseCalls } from '../contract/house-calls.ts';

/** Notices and opening hours (specification section 7). */
export function bindHouseCalls(api: Api): void {
  api.openapi(houseCalls.breakingNews, async (context) =>
    context.json(await readAlerts(context.req.valid('query').lang), 200),
  );

  api.openapi(houseCalls.openingHoursToday, async (context) => {
    const now = Temporal.Now.instant();
    return context.json(openingDay(await readOpeningHours(now), now), 200);
  });
}
