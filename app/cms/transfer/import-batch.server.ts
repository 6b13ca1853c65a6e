import { sql } from 'drizzle-orm';
import { idOf } from '#app/auth/actor.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { readEnv } from '#app/env.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { collectionOf } from '../collection/content-model.ts';
import {
  type ChangedDraft,
  insertDrafts,
  type NewDraft,
  updateDrafts,
} from '../collection/draft/write-drafts.server.ts';
import type { EntryRecord } from '../collection/entry.ts';
import { problem } from '../field/cell/problem.ts';
import { putOnline } from './import-online.server.ts';
import type { Batch } from './import-options.ts';
import { type Targets, targetsOf } from './import-targets.server.ts';
import { knownEntries } from './known-entries.server.ts';
import { noteImport } from './note-import.server.ts';
import { planRow } from './plan.ts';
import { type ReadRow, wantedBy } from './read-row.ts';
import { keyOf } from './references.server.ts';
import type { RowReport } from './report.ts';

type Planned = { row: ReadRow; report: RowReport; current: EntryRecord | null; plan: ReturnType<typeof planRow> };

/** Plans some rows and, unless it is a dry run, writes them and puts them online; says what came of each. */
export async function writeBatch(
  tx: Transaction,
  rows: readonly ReadRow[],
  batch: Batch,
): Promise<{ reports: RowReport[]; published: number }> {
  const { type, dryRun } = batch;
  const entryOf = await knownEntries(tx, rows, { type, locked: !dryRun });
  const targets = await targetsOf(tx, rows, batch);
  const own = await ownNumbers(tx, rows, batch);
  const planned = rows.map((row) => plannedRow(row, { current: entryOf(row), own: own.get(row.key), targets, batch }));
  const reports = planned.map(({ report }) => report);
  if (dryRun) return { reports, published: 0 };
  const keys = await write(tx, planned, batch);
  const byKey = new Map(planned.map(({ report, row }) => [row.key, report]));
  return { reports, published: await putOnline(tx, keys, { ...batch, terms: targets.created, reports: byKey }) };
}

/** Entries that the site itself told of under these keys: what comes back in a calendar says less than they do. */
async function ownNumbers(tx: Transaction, rows: readonly ReadRow[], { type, contentModel }: Batch) {
  const { readName } = collectionOf(contentModel, type).import;
  const named = new Map(rows.map(({ key }) => [key, ownNumber(readName?.(key) ?? null)] as const));
  const numbers = [...named.values()].filter((number) => number !== null);
  if (numbers.length === 0) return new Map<string, number>();
  const found = await tx.execute<{ number: number }>(sql`
    select number::float8 as number from entry where type = ${type} and number = any(${sql.param(numbers)}::bigint[])`);
  const known = new Set(found.rows.map(({ number }) => number));
  return new Map([...named].flatMap(([key, number]) => (number && known.has(number) ? [[key, number] as const] : [])));
}

function ownNumber(named: { number: number; host: string } | null): number | null {
  return named && named.host === new URL(readEnv().BASE_URL).host ? named.number : null;
}

type Plannable = { current: EntryRecord | null; own: number | undefined; targets: Targets; batch: Batch };

function plannedRow(row: ReadRow, { current, own, targets, batch }: Plannable): Planned {
  const { type, mapping, contentModel } = batch;
  const definition = collectionOf(contentModel, type);
  const plan = planRow(row, { definition, mapping, targets: targets.found, current });
  // Said once, by the row that names it first.
  const named = wantedBy(row).filter((wanted) => targets.fresh.delete(keyOf(wanted)));
  const problems = [
    ...plan.problems,
    ...named.map(({ type: target, name }) => problem('warning', 'creates_reference', null, `${target}: ${name}`)),
  ];
  if (current?.deleted_at) problems.push(problem('warning', 'in_bin', null, String(current.number)));
  if (own) problems.push(problem('warning', 'own_calendar', null, String(own)));
  const { changes, after } = plan;
  const isWrong = problems.some(({ level }) => level === 'error');
  const action = isWrong ? 'error' : own ? 'skip' : actionFor(current, changes);
  const label = labelOf(after, definition.titleField);
  return { row, current, plan, report: { row: row.row, key: row.key, label, action, changes, problems } };
}

function actionFor(current: EntryRecord | null, changes: readonly string[]): RowReport['action'] {
  if (!current) return 'create';
  if (current.deleted_at) return 'skip';
  return changes.length > 0 ? 'update' : 'same';
}

async function write(
  tx: Transaction,
  planned: readonly Planned[],
  { type, contentModel, actor }: Batch,
): Promise<Map<string, string>> {
  const userId = idOf(actor);
  const fresh = planned.filter(({ report }) => report.action === 'create');
  const drafts = fresh.map(
    ({ row, plan }): NewDraft => ({
      id: row.id ?? crypto.randomUUID(),
      props: plan.after.props,
      i18n: plan.after.i18n,
      source: row.origin?.source ?? null,
      external_id: row.origin?.external_id ?? null,
    }),
  );
  const written = await insertDrafts(tx, { type, drafts, userId, contentModel });
  const changed = planned.flatMap(({ report, current, plan, row }) =>
    report.action === 'update' && current
      ? [{ key: row.key, draft: { ...pick(current), ...plan.after } as ChangedDraft }]
      : [],
  );
  await updateDrafts(tx, { type, drafts: changed.map(({ draft }) => draft), userId, contentModel });
  const updates = new Map(
    planned.flatMap(({ current, plan }) => (current ? [[current.id, plan.changes] as const] : [])),
  );
  await noteImport(tx, [...written, ...changed.map(({ draft }) => draft)], { type, actor, updates });
  const keys = new Map([
    ...drafts.map((draft, at) => [draft.id, fresh[at]?.row.key ?? ''] as const),
    ...changed.map(({ key, draft }) => [draft.id, key] as const),
    ...planned.flatMap(({ report, current, row }) =>
      report.action === 'same' && current ? [[current.id, row.key] as const] : [],
    ),
  ]);
  return keys;
}

function pick({ id, number, rev }: EntryRecord) {
  return { id, number, rev: rev + 1 };
}

function labelOf({ i18n, props }: Pick<EntryRecord, 'i18n' | 'props'>, field: string): string {
  const found = [...locales.map((locale) => i18n[locale]?.[field]), props[field]].find(
    (value) => typeof value === 'string' && value !== '',
  );
  return String(found ?? '').slice(0, 120);
}
