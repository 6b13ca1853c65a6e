import type pg from 'pg';
import { isShared, onChanges } from '#app/cache/changes.ts';
import { EpochListener } from '#app/cache/epoch-listener.server.ts';
import { PageCache } from '#app/cache/page-cache.ts';
import { RenderQueue } from '#app/cache/render-queue.ts';
import type { SharedCache } from '#app/cache/shared-cache.ts';
import { redirectsTag } from '#app/collections/page/public/site-index.server.ts';
import { RedirectTable } from '#app/features/redirects/redirect-table.server.ts';
import { settingsTag } from '#app/features/site-settings/settings.server.ts';
import { SiteSwitch } from '#app/features/site-settings/site-switch.server.ts';
import { KeptAnswers } from './middleware/answer/kept-answers.ts';
import { type MetricsOfOthers, metrics } from './middleware/watch/metrics.ts';

/** Tuned on two cores: more at once only make each other slower, and what waits longer than this nobody reads. */
const visitorLimits = { atOnce: 4, longest: 500, longestOfOne: 250, patience: 10_000 };

/** Screens of the office are larger than pages, and a person waits rather than to lose what they began. */
const teamLimits = { atOnce: 4, longest: 200, longestOfOne: 100, patience: 20_000 };

/** The site as it will be is written, read and undone: two at once would wait for each other's rows (`rehearse`). */
const previewLimits = { atOnce: 1, longest: 100, longestOfOne: 60, patience: 25_000 };

export type MemorySettings = {
  pool: pg.Pool;
  /** The address people type; decides cookies, HSTS and what counts as our own origin. */
  baseUrl: string;
  /** Who knows it may read /metrics; without it there is none. */
  metricsToken?: string | undefined;
  metricsOfOthers?: MetricsOfOthers | undefined;
  /** What stands before the site and keeps its answers. */
  sharedCache?: SharedCache | undefined;
  /** Which of the workers of this node it is, for its figures. */
  worker?: string | undefined;
};

export type AppMemory = Awaited<ReturnType<typeof openMemory>>;

/** Whether people reach the site by TLS, as its address says. */
export function isSecure(baseUrl: string): boolean {
  return baseUrl.startsWith('https:');
}

/** What a process keeps of answers and redirects, who renders them when, and how it hears that they are old. */
export async function openMemory(settings: MemorySettings) {
  const { pool, baseUrl, metricsToken, metricsOfOthers, sharedCache, worker } = settings;
  const cache = new PageCache();
  const redirectTable = new RedirectTable(pool);
  // What was rendered meanwhile is without menus.
  const siteSwitch = new SiteSwitch({ onOpened: () => cache.clear() });
  const lanes = {
    visitors: new RenderQueue(visitorLimits),
    team: new RenderQueue(teamLimits),
    previews: new RenderQueue(previewLimits),
  };
  let staleAnswers = 0;
  const measured = metrics({
    pool,
    token: metricsToken,
    watched: { cache, lanes, staleAnswers: () => staleAnswers },
    others: metricsOfOthers,
    worker,
  });
  const kept = new KeptAnswers({
    cache,
    queue: lanes.visitors,
    isSecure: isSecure(baseUrl),
    baseUrl,
    sharedCache,
    onHit: measured.countFromMemory,
    onStale: () => {
      staleAnswers += 1;
    },
  });
  const stopHearing = onChanges((tags) => {
    forget(tags, { cache, redirectTable, siteSwitch });
    if (tags.some(isShared)) kept.rerenderPopular();
  });
  const epochs = new EpochListener({
    pool,
    onHearing: (hears) => {
      cache.hears = hears;
      siteSwitch.hears = hears;
    },
  });
  await epochs.start();
  return {
    ...{ cache, redirectTable, siteSwitch, lanes, measured, kept, stopHearing },
    hearsChanges: () => epochs.hasHeardLately,
    close: () => epochs.close(),
  };
}

type Forgetting = { cache: PageCache; redirectTable: RedirectTable; siteSwitch: SiteSwitch };

function forget(tags: string[], { cache, redirectTable, siteSwitch }: Forgetting): void {
  cache.drop(tags);
  if (tags.includes(settingsTag)) siteSwitch.outdate();
  if (!tags.includes(redirectsTag)) return;
  redirectTable.outdate();
  cache.forgetTargets();
}
