import { Gauge, type Registry } from 'prom-client';
import { type JobName, type JobRun, lastRun } from './job-runs.ts';

const jobs = ['backup', 'nightly'] as const satisfies JobName[];

/**
 * When each job was last done and last failed, whichever node did it: an alert asks whether the last success is more than
 * a day and a half ago. What never happened has no figure.
 */
export function jobGauges(registers: Registry[]): void {
  gauge('job_last_success_timestamp_seconds', 'When a job of every day was last done', (run) => run.doneAt);
  gauge('job_last_failure_timestamp_seconds', 'When it failed, if it has not been done since', (run) => run.failedAt);

  function gauge(name: string, help: string, when: (run: JobRun) => Temporal.Instant | null): void {
    new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers,
      async collect() {
        this.reset();
        for (const job of jobs) {
          // The other figures are wanted most while the database is away.
          const at = await lastRun(job).then(when, () => null);
          if (at) this.set({ job }, at.epochMilliseconds / 1000);
        }
      },
    });
  }
}
