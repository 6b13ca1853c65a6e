import { publishDue } from '#app/cms/publishing/publish-due.server.ts';
import { releasesDue } from '#app/cms/release/release-due.server.ts';
import { allAdapters } from '#app/features/editing/content-owner.server.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { type IntervalJob, startIntervalJob } from './interval-job.ts';

/** How late something may go online by itself. */
const everySeconds = 5;

/**
 * Looks at the clock while the site is open and does what is due. What came due while it was closed is done first.
 * Every node of a site may run this: the database gives each row to one of them. A failure is tried again.
 */
export function startDuePublications({
  logger,
  look = everythingDue,
}: Pick<IntervalJob, 'logger'> & Partial<IntervalJob>) {
  return startIntervalJob({ logger, look, everySeconds });
}

async function everythingDue(now: Temporal.Instant): Promise<readonly object[]> {
  return [...(await publishDue({ now, adapters })), ...(await releasesDue({ now, adapters }))];
}

const adapters = allAdapters(contentModel);
