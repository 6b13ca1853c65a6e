import type { Logger } from 'pino';
import { asTeam } from '#app/db/pool-scope.server.ts';

export type IntervalJob = {
  logger: Pick<Logger, 'info' | 'error'>;
  everySeconds: number;
  /** Does what there is to do at this instant and answers what it did, one object each. */
  look(now: Temporal.Instant): Promise<readonly object[]>;
};

/** Looks at once and again and again while the site is open. A failure is said and tried again. */
export function startIntervalJob({ logger, everySeconds, look }: IntervalJob) {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  const tick = () => {
    // The clock's work is the team's: no crowd may keep a planned publication from a connection.
    running = asTeam(() => once(look, logger)).then(() => {
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

async function once(look: IntervalJob['look'], logger: IntervalJob['logger']): Promise<void> {
  try {
    for (const done of await look(Temporal.Now.instant())) logger.info(done, 'done at its time');
  } catch (error) {
    logger.error({ err: error }, 'what is due could not be done; it is tried again');
  }
}
