import type { Logger } from 'pino';
import { doDueEntries } from '#app/cms/collection/schedule.server.ts';
import { deleteWhatIsDue } from '#app/collections/form/retention.server.ts';
import { doWhatIsDue } from '#app/collections/page/do-what-is-due.server.ts';
import { house } from '#app/modules/house.ts';

/** How late something may go online by itself. */
const everySeconds = 5;

type Look = (now: Temporal.Instant) => Promise<readonly object[]>;

/**
 * Looks at the clock while the house is open and does what is due. What came due while it was closed is done first.
 * Every node of a house may run this: the database gives each row to one of them. A failure is tried again.
 */
export function startDuePublications({
  logger,
  look = everythingDue,
}: {
  logger: Pick<Logger, 'info' | 'error'>;
  look?: Look;
}) {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  const tick = () => {
    running = once(look, logger).then(() => {
      if (!isStopped) timer = setTimeout(tick, everySeconds * 1000).unref();
    });
  };
  tick();
  return {
    /** Waits for what is being done just now. */
    stop: async () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}

async function everythingDue(now: Temporal.Instant): Promise<readonly object[]> {
  return [
    ...(await doWhatIsDue({ now, definitions: house.modules })),
    ...(await doDueEntries({ now, house })),
    ...(await deleteWhatIsDue(now)),
  ];
}

async function once(look: Look, logger: Pick<Logger, 'info' | 'error'>): Promise<void> {
  try {
    for (const done of await look(Temporal.Now.instant())) logger.info(done, 'done at its time');
  } catch (error) {
    logger.error({ err: error }, 'what is due could not be done; it is tried again');
  }
}
