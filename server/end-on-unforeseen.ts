import type { Logger } from 'pino';

/** Software failed (EX_SOFTWARE of sysexits.h). */
const unforeseen = 70;

type Ending = {
  logger: Pick<Logger, 'fatal'>;
  leave(code: number): Promise<void>;
  /** Somebody may begin to take the place of this process. */
  onFailing?(): void;
};

/** After an error that nobody caught nothing can be relied on: it is told, running requests may end, the process leaves. */
export function endOnUnforeseen({ logger, leave, onFailing }: Ending): void {
  const end = (err: unknown) => {
    logger.fatal({ err }, 'an error that nobody caught; this process ends');
    onFailing?.();
    void leave(unforeseen);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
