import { pool } from '#app/db/client.server.ts';

/** What is known of the backups of the site; every instant as text. */
export type BackupState = {
  /** When one was written and read back last, where it is, and how large. */
  done_at: string | null;
  file: string | null;
  bytes: number | null;
  /** What went wrong since. */
  problem: string | null;
  /** When the next one is due; null where the site makes none by itself. */
  next_at: string | null;
  /** Somebody asked for one that has not been made yet. */
  is_wanted: boolean;
};

type Row = {
  name: string;
  done_at: Date | null;
  failed_at: Date | null;
  problem: string | null;
  detail: Record<string, unknown>;
};

/** How the last backup went and when the next one comes; the jobs of the site write it down. */
export async function readBackupState(now: Temporal.Instant, zone: string): Promise<BackupState> {
  const { rows } = await pool().query<Row>(
    `select name, done_at, failed_at, problem, detail from job_run where name in ('backup', 'backup-plan', 'backup-request')`,
  );
  const run = rows.find(({ name }) => name === 'backup');
  const at = rows.find(({ name }) => name === 'backup-plan')?.detail.at;
  const request = rows.find(({ name }) => name === 'backup-request')?.done_at ?? null;
  return {
    done_at: run?.done_at?.toISOString() ?? null,
    file: typeof run?.detail.file === 'string' ? run.detail.file : null,
    bytes: typeof run?.detail.bytes === 'number' ? run.detail.bytes : null,
    problem: run?.problem ?? null,
    next_at: typeof at === 'string' ? nextTime(at, { now, zone }) : null,
    is_wanted: isAfterRun(request, run),
  };
}

/** Whether somebody asked for a backup since one was made or failed. */
export async function isBackupWanted(): Promise<boolean> {
  const { rows } = await pool().query<Row>(
    `select name, done_at, failed_at, problem, detail from job_run where name in ('backup', 'backup-request')`,
  );
  const request = rows.find(({ name }) => name === 'backup-request')?.done_at ?? null;
  return isAfterRun(
    request,
    rows.find(({ name }) => name === 'backup'),
  );
}

/** Writes down at which time of the day the site backs itself up; nothing where it does not. */
export async function noteBackupPlan(at: string | null): Promise<void> {
  if (at === null) await pool().query("delete from job_run where name = 'backup-plan'");
  else
    await pool().query(
      `insert into job_run (name, done_at, detail) values ('backup-plan', now(), $1)
       on conflict (name) do update set done_at = excluded.done_at, detail = excluded.detail`,
      [JSON.stringify({ at })],
    );
}

function isAfterRun(request: Date | null, run: Pick<Row, 'done_at' | 'failed_at'> | undefined): boolean {
  if (!request) return false;
  return [run?.done_at, run?.failed_at].every((last) => !last || last < request);
}

function nextTime(at: string, { now, zone }: { now: Temporal.Instant; zone: string }): string {
  const here = now.toZonedDateTimeISO(zone);
  const today = here.withPlainTime(Temporal.PlainTime.from(at));
  const next = Temporal.ZonedDateTime.compare(today, here) > 0 ? today : today.add({ days: 1 });
  return next.toInstant().toString();
}
