import { pool } from '#app/db/client.server.ts';

export type JobName = 'backup' | 'nightly' | 'links';

export type JobRun = {
  doneAt: Temporal.Instant | null;
  failedAt: Temporal.Instant | null;
  problem: string | null;
  detail: Record<string, unknown>;
};

type Row = { done_at: Date | null; failed_at: Date | null; problem: string | null; detail: JobRun['detail'] };

/** When a job was last done and whether it has failed since; without a row it never ran. */
export async function lastRun(name: JobName): Promise<JobRun> {
  const { rows } = await pool().query<Row>('select done_at, failed_at, problem, detail from job_run where name = $1', [
    name,
  ]);
  const [row] = rows;
  return {
    doneAt: row?.done_at?.toTemporalInstant() ?? null,
    failedAt: row?.failed_at?.toTemporalInstant() ?? null,
    problem: row?.problem ?? null,
    detail: row?.detail ?? {},
  };
}

export async function noteDone(name: JobName, now: Temporal.Instant, detail: object): Promise<void> {
  await pool().query(
    `insert into job_run (name, done_at, detail) values ($1, $2, $3)
     on conflict (name) do update set done_at = excluded.done_at, detail = excluded.detail, failed_at = null, problem = null`,
    [name, now.toString(), JSON.stringify(detail)],
  );
}

export async function noteFailed(name: JobName, now: Temporal.Instant, problem: string): Promise<void> {
  await pool().query(
    `insert into job_run (name, failed_at, problem) values ($1, $2, $3)
     on conflict (name) do update set failed_at = excluded.failed_at, problem = excluded.problem`,
    [name, now.toString(), problem],
  );
}
