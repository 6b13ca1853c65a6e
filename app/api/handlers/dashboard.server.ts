import type { Api } from '#app/contract/api-env.ts';
import { dashboardCalls } from '#app/contract/rows/dashboard-calls.ts';
import {
  latestVersions,
  loginEvents,
  missingAddresses,
  pageActivities,
} from '#app/features/dashboard/latest.server.ts';
import { assetFigures, siteFigures } from '#app/features/dashboard/site-figures.server.ts';
import { askedWords } from '#app/features/search-log/counted-words.server.ts';
import { pagedAnswer } from '../paged-answer.ts';

/** The lists and figures of the dashboard (docs/behaviour/calls.md). */
export function bindDashboardCalls(api: Api): void {
  api.openapi(dashboardCalls.dashboardSite, async (context) => context.json(await siteFigures(), 200));
  api.openapi(dashboardCalls.dashboardAssets, async (context) => context.json(await assetFigures(), 200));
  api.openapi(dashboardCalls.dashboardPageActivities, async (context) => {
    const cut = context.req.valid('query');
    return context.json(answer(context.req.url, cut, await pageActivities(cut)), 200);
  });
  api.openapi(dashboardCalls.dashboardSearchKeywords, async (context) => {
    const words = await askedWords({ now: Temporal.Now.instant(), days: 90, isInVain: false, most: 200 });
    return context.json(
      words.map(({ locale: lang, ...word }) => ({ ...word, lang })),
      200,
    );
  });
  api.openapi(dashboardCalls.dashboardVersions, async (context) => {
    const cut = context.req.valid('query');
    return context.json(answer(context.req.url, cut, await latestVersions(cut)), 200);
  });
  api.openapi(dashboardCalls.dashboardIdentityEvents, async (context) => {
    const cut = context.req.valid('query');
    return context.json(answer(context.req.url, cut, await loginEvents(cut)), 200);
  });
  api.openapi(dashboardCalls.dashboardErrors, async (context) => {
    const cut = context.req.valid('query');
    return context.json(answer(context.req.url, cut, await missingAddresses(cut)), 200);
  });
}

type Cut = { page: number; page_size: number };

function answer<Line>(url: string, { page, page_size }: Cut, found: { count: number; results: Line[] }) {
  return pagedAnswer({ url, page, pageSize: page_size, ...found });
}
