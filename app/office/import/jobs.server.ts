import { sql } from 'drizzle-orm';
import type { Editor } from '#app/auth/viewer.ts';
import type { Encoding } from '#app/cms/transfer/encoding/encodings.ts';
import type { Progress } from '#app/cms/transfer/import-options.ts';
import type { FileColumn } from '#app/cms/transfer/inspect-file.server.ts';
import type { Mapping } from '#app/cms/transfer/mapping.ts';
import type { FileFormat } from '#app/cms/transfer/read-file.server.ts';
import type { RowReport, Summary } from '#app/cms/transfer/report.ts';
import { db, pool, type Transaction, transaction } from '#app/db/client.server.ts';
import { connectBeside } from '#app/db/connection.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { keepWrites } from './job-writes.server.ts';
import type { ReportPart } from './report-parts.ts';

export type JobState = 'mapping' | 'checking' | 'checked' | 'applying' | 'done' | 'undoing' | 'undone';

export type ImportJob = {
  id: string;
  type: string;
  name: string;
  format: FileFormat;
  /** How its text was read. */
  encoding: Encoding;
  records: string;
  /** Of a workbook; `records` is one of them. */
  sheets: string[];
  columns: FileColumn[];
  row_count: number;
  mapping: Mapping;
  publish: Locale[];
  state: JobState;
  rows_done: number;
  summary: Partial<Summary>;
  /** Why its last run failed. */
  problem: string | null;
  /** Nobody works on it any more, though its state says so: it failed, or the site was restarted meanwhile. */
  isInterrupted: boolean;
  created_by: string | null;
  /** When the mapping was kept that it arrived with. */
  remembered_at: string | null;
  created_at: string;
};

/** First part of the lock that whoever works on an import holds; the second is made of its id. */
const lockOfImports = 4_711;
/** Whether somebody holds it. */
const isHeld = `exists (
  select 1 from pg_locks where locktype = 'advisory' and granted and objsubid = 2 and classid = ${lockOfImports}
    and objid = hashtext(import_job.id::text)::oid
    and database = (select oid from pg_database where datname = current_database()))`;
const keptDays = 30;

const columns =
  sql.raw(`id, type, name, format, encoding, records, sheets, columns, row_count, mapping, publish, state, rows_done, summary,
  problem, created_by, to_char(remembered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as remembered_at,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  (state in ('checking', 'applying', 'undoing') and not ${isHeld}) as "isInterrupted"`);

/** What was read in a file, and how it is understood. */
export type Reading = Pick<
  ImportJob,
  'encoding' | 'records' | 'sheets' | 'columns' | 'row_count' | 'mapping' | 'remembered_at'
>;
type NewJob = Reading & Pick<ImportJob, 'type' | 'name' | 'format'> & { content: Uint8Array; actor: Editor };

/** Keeps a file with what it holds; files of a month ago are forgotten. */
export async function createJob({ type, name, format, content, actor, ...reading }: NewJob): Promise<string> {
  const id = crypto.randomUUID();
  await pool().query(`delete from import_job where created_at < now() - interval '${keptDays} days'`);
  await pool().query(
    `insert into import_job (id, type, name, format, content, created_by, columns, row_count, mapping, state)
     values ($1, $2, $3, $4, $5, $6, '[]', 0, '{}', 'mapping')`,
    [id, type, name, format, Buffer.from(content), actor.id],
  );
  await replaceReading(id, reading);
  return id;
}

/** Understands a file anew: what was found out before says nothing any more. */
export async function replaceReading(id: string, reading: Reading): Promise<void> {
  const { encoding, records, sheets, columns: found, row_count, mapping, remembered_at } = reading;
  await db().execute(sql`
    update import_job set encoding = ${encoding}, records = ${records}, sheets = ${sql.param(sheets)}::text[],
      columns = ${JSON.stringify(found)}::jsonb, row_count = ${row_count}, mapping = ${JSON.stringify(mapping)}::jsonb,
      remembered_at = ${remembered_at}::timestamptz, state = 'mapping', rows_done = 0, summary = '{}'::jsonb
    where id = ${id}::uuid and state in ('mapping', 'checked') and not ${sql.raw(isHeld)}`);
  await db().execute(sql`
    delete from import_row where job_id = (select id from import_job where id = ${id}::uuid and state = 'mapping')`);
}

export async function getJob(id: string): Promise<ImportJob | null> {
  const { rows } = await db().execute<ImportJob>(sql`select ${columns} from import_job where id = ${id}::uuid`);
  return rows[0] ?? null;
}

export async function listJobs(): Promise<ImportJob[]> {
  const { rows } = await db().execute<ImportJob>(
    sql`select ${columns} from import_job order by import_job.created_at desc limit 50`,
  );
  return rows;
}

export async function fileOf(id: string): Promise<Buffer> {
  const { rows } = await pool().query<{ content: Buffer }>('select content from import_job where id = $1', [id]);
  if (!rows[0]) throw new Error('The import is gone.');
  return rows[0].content;
}

/** Forgets the file and its report; what was imported stays. */
export async function removeJob(id: string): Promise<void> {
  await pool().query('delete from import_job where id = $1', [id]);
}

/** A new understanding of the file makes what was found out before worthless. */
export async function saveMapping(id: string, { mapping, publish }: Pick<ImportJob, 'mapping' | 'publish'>) {
  await db().execute(sql`
    update import_job set mapping = ${JSON.stringify(mapping)}::jsonb, publish = ${sql.param(publish)}::text[]
    where id = ${id}::uuid and not ${sql.raw(isHeld)}`);
}

/**
 * Takes a job for a run and answers what gives it back; null when somebody else works on it. The lock goes with the
 * connection, so a run whose process was killed can be taken up at once. With `isResumed` it goes on where it stood, else
 * from the first row and with an empty report.
 */
export async function takeJob(
  id: string,
  { state, isResumed }: { state: 'checking' | 'applying' | 'undoing'; isResumed: boolean },
): Promise<(() => Promise<void>) | null> {
  // Not one of the pool's: a run may take an hour, and a few of them would leave nothing for saves.
  const beside = await connectBeside(pool(), { seconds: 5 });
  const giveBack = () => beside.end();
  try {
    const { rows } = await beside.query('select pg_try_advisory_lock($1, hashtext($2)) as mine', [lockOfImports, id]);
    if (rows[0]?.mine) {
      await beginAt(id, { state, isResumed });
      return giveBack;
    }
  } catch (error) {
    await giveBack();
    throw error;
  }
  await giveBack();
  return null;
}

function beginAt(id: string, { state, isResumed }: { state: string; isResumed: boolean }): Promise<void> {
  return transaction(async (tx) => {
    await tx.execute(sql`update import_job set state = ${state}, problem = null where id = ${id}::uuid`);
    if (isResumed || state === 'undoing') return;
    await tx.execute(sql`update import_job set rows_done = 0, summary = '{}'::jsonb where id = ${id}::uuid`);
    await tx.execute(sql`delete from import_row where job_id = ${id}::uuid`);
    // What can be taken back is the last run that wrote something.
    if (state === 'applying') await tx.execute(sql`delete from import_write where job_id = ${id}::uuid`);
  });
}

/** What a batch came to, noted in the transaction that writes it: a run that is taken up counts no row twice. */
export async function noteBatch(tx: Transaction, id: string, { reports, summary, writes }: Progress): Promise<void> {
  await keepWrites(tx, id, writes);
  await tx.execute(sql`
    insert into import_row (job_id, row, action, has_problem, report)
    select ${id}::uuid, (each->>'row')::int, each->>'action', jsonb_array_length(each->'problems') > 0, each
    from jsonb_array_elements(${JSON.stringify(reports)}::jsonb) as each
    on conflict (job_id, row) do update
      set action = excluded.action, has_problem = excluded.has_problem, report = excluded.report`);
  await tx.execute(sql`
    update import_job set rows_done = ${summary.rows}, summary = ${JSON.stringify(summary)}::jsonb
    where id = ${id}::uuid`);
}

export async function endRun(id: string, state: 'checked' | 'done' | 'undone'): Promise<void> {
  await pool().query('update import_job set state = $2 where id = $1', [id, state]);
}

/** The state stays: what was done is done, and the run can be taken up where it stopped. */
export async function failRun(id: string, problem: string): Promise<void> {
  await pool().query('update import_job set problem = $2 where id = $1', [id, problem]);
}

/** A page of the report. */
export async function reportRows(
  id: string,
  { part, page, pageSize }: { part: ReportPart; page: number; pageSize: number },
) {
  const condition = { all: sql`true`, problems: sql`has_problem` }[part as 'all' | 'problems'] ?? sql`action = ${part}`;
  const { rows } = await db().execute<{ report: RowReport; total: number }>(sql`
    select report, count(*) over ()::int as total from import_row
    where job_id = ${id}::uuid and ${condition} order by row limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return { count: rows[0]?.total ?? 0, reports: rows.map(({ report }) => report) };
}
