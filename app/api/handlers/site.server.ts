import type { Api } from '#app/contract/api-env.ts';
import { note } from '#app/contract/kept.ts';
import { siteCalls } from '#app/contract/rows/site-calls.ts';
import { alertTag, readAlerts } from '#app/features/alerts/queries.server.ts';
import { reaches } from '#app/features/alerts/reach.ts';
import { nextChangeText, openingDay } from '#app/features/opening-hours/hours.ts';
import { openingHoursTag, readOpeningHours } from '#app/features/opening-hours/queries.server.ts';

/** Notices and opening hours (docs/behaviour/calls.md). */
export function bindSiteCalls(api: Api): void {
  api.openapi(siteCalls.breakingNews, async (context) => {
    const { lang, path } = context.req.valid('query');
    const { alerts, nextChange } = await readAlerts(lang, Temporal.Now.instant());
    note(context, { tags: [alertTag], until: [nextChange] });
    const here = alerts.filter(({ paths }) => reaches(paths, path));
    return context.json(
      here.map(({ paths: _, urgency: __, ...alert }) => alert),
      200,
    );
  });

  api.openapi(siteCalls.openingHoursToday, async (context) => {
    const now = Temporal.Now.instant();
    const day = openingDay(await readOpeningHours(now), now);
    note(context, { tags: [openingHoursTag], until: [nextChangeText(day, now)] });
    return context.json(day, 200);
  });
}
