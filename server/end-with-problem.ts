import { StartProblem } from '#app/env.server.ts';

/** Starting again will not help (EX_CONFIG of sysexits.h): systemd is told not to. */
const lastingProblem = 78;

/** Ends the process that could not start: one sentence where a person can do something, everything else with its stack. */
export function endWithProblem(error: unknown): never {
  if (!(error instanceof StartProblem)) {
    console.error(error);
    process.exit(1);
  }
  console.error(`\n${error.message}\n`);
  process.exit(error.isLasting ? lastingProblem : 1);
}
