import { sql } from 'drizzle-orm';
import { idOf } from '#app/auth/actor.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import { locales } from '#app/i18n/locale.ts';
import { collectionOf, type ImportedDraft } from '../collection/content-model.ts';
import {
  type ChangedDraft,
  insertDrafts,
  type NewDraft,
  updateDrafts,
} from '../collection/draft/write-drafts.server.ts';
import type { EntryRecord } from '../collection/entry.ts';
import { problem } from '../field/cell/problem.ts';
import type { Batch, Progress } from './import-options.ts';
import { type Targets, targetsOf } from './import-targets.server.ts';
import { knownEntries } from './known-entries.server.ts';
import { noteImport } from './note-import.server.ts';
import { planRow } from './plan.ts';
import { publishImported } from './publish-imported.server.ts';
import { type ReadRow, wantedBy } from './read-row.ts';
import { keyOf } from './references.server.ts';
import type { RowReport } from './report.ts';
import { type ImportWrite, publishedBefore } from './undo/import-writes.server.ts';

type Planned = { row: ReadRow; report: RowReport; current: EntryRecord | null; plan: ReturnType<typeof planRow> };

/** Plans some rows and, unless it is a dry run, writes them and puts them online; says what came of each. */
export async function writeBatch(
  tx: Transaction,
  rows: readonly ReadRow[],
  batch: Batch,
): Promise<Pick<Progress, 'reports' | 'writes'> & { published: number }> {
  const { type, dryRun } = batch;
  const entryOf = await knownEntries(tx, rows, { type, locked: !dryRun });
  const targets = await targetsOf(tx, rows, batch);
  const own = await ownNumbers(tx, rows, batch);
  const planned = rows.map((row) => plannedRow(row, { current: entryOf(row), own: own.get(row.key), targets, batch }));
  await addRemarks(tx, planned, batch);
  const reports = planned.map(({ report }) => report);
  if (dryRun) return { reports, published: 0, writes: [] };
  const { keys, revs } = await write(tx, planned, batch);
  const writes = await writesOf(tx, planned, { revs, targets, batch });
  const byKey = new Map(planned.map(({ report, row }) => [row.key, report]));
  const published = await publishImported(tx, keys, { ...batch, terms: targets.created, reports: byKey });
  const along = await bringAlong(tx, keys, planned, batch);
  return { reports, published, writes: [...writes, ...along] };
}

type Writing = { revs: ReadonlyMap<string, number>; targets: Targets; batch: Batch };

/** What there was before each write; what stays as it is counts where a language of it is about to be published. */
async function writesOf(tx: Transaction, planned: readonly Planned[], { revs, targets, batch }: Writing) {
  const { type, publish } = batch;
  const known = new Map(planned.flatMap(({ current }) => (current ? [[current.id, current] as const] : [])));
  const same = publish.length > 0 ? planned.filter(({ report }) => report.action === 'same') : [];
  const all = new Map([
    ...same.flatMap(({ current }) => (current ? [[current.id, current.rev] as const] : [])),
    ...revs,
  ]);
  const publishedOf = await publishedBefore(tx, [...all.keys()], { type, publish });
  const writes = [...all].map(([object_id, rev]): ImportWrite => {
    const before = known.get(object_id);
    return {
      object_id,
      type,
      rev,
      before: before ? { props: before.props, i18n: before.i18n } : null,
      published: publishedOf(object_id),
    };
  });
  const terms = [...targets.created].flatMap(([term, ids]) =>
    ids.map((object_id): ImportWrite => ({ object_id, type: term, rev: 1, before: null, published: {} })),
  );
  return [...writes, ...terms];
}

/** What is to be looked at in what the rows would write; rows that stay as they are have been looked at before. */
async function addRemarks(
  tx: Transaction,
  planned: readonly Planned[],
  { type, contentModel, now = Temporal.Now.instant() }: Batch,
): Promise<void> {
  const written = planned.filter(isWritten);
  const drafts = written.map((one) => draftOf(one, one.current?.id ?? one.row.key));
  const remarks = await contentModel.remarksOn(tx, { definition: collectionOf(contentModel, type), drafts, now });
  for (const [at, { report }] of written.entries()) report.problems.push(...(remarks.get(drafts[at]?.id ?? '') ?? []));
}

/** What the rows bring along besides themselves is part of the import like they are. */
async function bringAlong(
  tx: Transaction,
  keys: ReadonlyMap<string, string>,
  planned: readonly Planned[],
  { type, contentModel, actor, publish }: Batch,
): Promise<ImportWrite[]> {
  const byKey = new Map(planned.filter(isWritten).map((one) => [one.row.key, one]));
  const drafts = [...keys].flatMap(([id, key]) => {
    const one = byKey.get(key);
    return one ? [draftOf(one, id)] : [];
  });
  const made = await contentModel.bringAlong(tx, { type, drafts, actor, publish, contentModel });
  await noteImport(tx, made, { type, actor, updates: new Map() });
  return made.map(({ id: object_id, rev }) => ({ object_id, type, rev, before: null, published: {} }));
}

function isWritten({ report: { action } }: Planned): boolean {
  return action === 'create' || action === 'update';
}

function draftOf({ plan: { after, changes }, report, current }: Planned, id: string): ImportedDraft {
  return { id, props: after.props, labels: { de: report.label }, changes, before: current?.props ?? null };
}

/** Entries that the site itself told of under these keys: what comes back in a calendar says less than they do. */
async function ownNumbers(tx: Transaction, rows: readonly ReadRow[], { type, contentModel }: Batch) {
  const { namesById } = collectionOf(contentModel, type).import;
  const ids = namesById ? rows.flatMap(({ id, key }) => (!id && isUuid(key) ? [key] : [])) : [];
  if (ids.length === 0) return new Map<string, number>();
  const found = await tx.execute<{ id: string; number: number }>(sql`
    select id, number::float8 as number from entry where type = ${type} and id = any(${sql.param(ids)}::uuid[])`);
  return new Map(found.rows.map(({ id, number }) => [id, number]));
}

type Plannable = { current: EntryRecord | null; own: number | undefined; targets: Targets; batch: Batch };

function plannedRow(row: ReadRow, { current, own, targets, batch }: Plannable): Planned {
  const { type, mapping, contentModel } = batch;
  const definition = collectionOf(contentModel, type);
  const plan = planRow(row, { definition, mapping, targets: targets.found, current, now: Temporal.Now.instant() });
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
): Promise<{ keys: Map<string, string>; revs: Map<string, number> }> {
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
  const revs = new Map([...written, ...changed.map(({ draft }) => draft)].map(({ id, rev }) => [id, rev] as const));
  return { keys, revs };
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
