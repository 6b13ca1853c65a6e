import { sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { audit } from '#app/db/schema.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { type Actor, idOf, may } from '../collection/actor.ts';
import type { EntryRecord } from '../collection/entry.ts';
import { readEntries } from '../collection/entry-rows.server.ts';
import { collectionOf, type House } from '../collection/house.ts';
import { publishEntries } from '../collection/publish.server.ts';
import { type ChangedDraft, insertDrafts, type NewDraft, updateDrafts } from '../collection/write-drafts.server.ts';
import { initialValues } from '../field-set.ts';
import type { Mapping } from './mapping.ts';
import {
  type ImportKnowledge,
  noKnowledge,
  planRow,
  type ReadRow,
  readRow,
  type SourceRecord,
  wantedBy,
} from './plan.ts';
import { findTargets, keyOf, type Target } from './references.server.ts';
import { emptySummary, problem, type RowReport, type Summary } from './report.ts';

export const batchSize = 250;

export type Import = {
  type: string;
  records: AsyncIterable<SourceRecord> | Iterable<SourceRecord>;
  mapping: Mapping;
  /** What the records are known under when the mapping names nothing. */
  source: string;
  /** Says what would happen and writes nothing. */
  dryRun: boolean;
  /** Languages that are put online too. */
  publish: readonly Locale[];
  actor: Actor;
  house: House;
  knowledge?: ImportKnowledge;
  /** An earlier run got this far: these rows are done, what they came to is counted already. */
  resume?: { rows: number; summary: Summary };
};

export type Progress = { reports: RowReport[]; summary: Summary };

/**
 * Reads records into drafts, a batch in a transaction of its own: what a batch says is done, is done. A record is known
 * by its source and its id there, so that a run that was interrupted, or a file that comes again, changes only what
 * differs. A row with an error is left out, the others go on.
 */
export async function* importRecords(options: Import): AsyncGenerator<Progress> {
  if (!may(options.actor, options.publish.length > 0 ? 'entry:publish' : 'entry:write'))
    throw new Error('This person may not import.');
  const definition = collectionOf(options.house, options.type);
  const source = options.mapping.source ?? options.source;
  const seen = new Map<string, number>();
  const summary = options.resume ? { ...options.resume.summary } : emptySummary();
  const rowsDone = options.resume?.rows ?? 0;
  let waiting: ReadRow[] = [];
  let row = 0;
  for await (const record of options.records) {
    row += 1;
    const read = readRow(definition, record, { row, mapping: options.mapping, source });
    const first = seen.get(read.key);
    if (first !== undefined) read.problems.push(problem('error', 'double', null, String(first)));
    else if (read.key !== '') seen.set(read.key, row);
    if (row <= rowsDone) continue;
    waiting.push(read);
    if (waiting.length < batchSize) continue;
    yield await runBatch(waiting, { ...options, source, summary });
    waiting = [];
  }
  if (waiting.length > 0 || row <= rowsDone) yield await runBatch(waiting, { ...options, source, summary });
}

type Batch = Omit<Import, 'records'> & { summary: Summary };
type Planned = { row: ReadRow; report: RowReport; current: EntryRecord | null; plan: ReturnType<typeof planRow> };

async function runBatch(rows: ReadRow[], batch: Batch): Promise<Progress> {
  const { summary } = batch;
  const { reports, published } = await transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '60s'`);
    return writeBatch(tx, rows, batch);
  });
  for (const { action } of reports) summary[action] += 1;
  summary.rows += reports.length;
  summary.published += published;
  return { reports, summary: { ...summary } };
}

async function writeBatch(tx: Transaction, rows: ReadRow[], batch: Batch) {
  const { type, mapping, house, knowledge = noKnowledge, dryRun, publish } = batch;
  const definition = collectionOf(house, type);
  const known = await knownEntries(tx, rows, { type, locked: !dryRun });
  const targets = await targetsOf(tx, rows, batch);
  const planned = rows.map((row): Planned => {
    const current =
      (row.id && known.byId.get(row.id)) || (row.origin && known.byOrigin.get(originKey(row.origin))) || null;
    const plan = planRow(row, { definition, mapping, knowledge, targets: targets.found, current });
    // Said once, by the row that names it first.
    const named = wantedBy(row).filter((wanted) => targets.fresh.delete(keyOf(wanted)));
    const problems = [
      ...plan.problems,
      ...named.map(({ type: target, name }) => problem('warning', 'creates_reference', null, `${target}: ${name}`)),
    ];
    if (current?.deleted_at) problems.push(problem('warning', 'in_bin', null, String(current.number)));
    const isWrong = problems.some(({ level }) => level === 'error');
    const action = isWrong
      ? 'error'
      : current?.deleted_at
        ? 'skip'
        : !current
          ? 'create'
          : plan.changes.length > 0
            ? 'update'
            : 'same';
    const label = labelOf(plan.after.i18n, plan.after.props, definition.titleField);
    return {
      row,
      current,
      plan,
      report: { row: row.row, key: row.key, label, action, changes: plan.changes, problems },
    };
  });
  const reports = planned.map(({ report }) => report);
  if (dryRun) return { reports, published: 0 };
  const ids = await write(tx, planned, batch);
  const published = await putOnline(tx, ids, {
    ...batch,
    terms: targets.created,
    publish,
    reports: new Map(planned.map(({ report, row }) => [row.key, report])),
  });
  return { reports, published };
}

async function write(
  tx: Transaction,
  planned: readonly Planned[],
  { type, house, actor }: Batch,
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
  const written = await insertDrafts(tx, { type, drafts, userId, house });
  const changed = planned.flatMap(({ report, current, plan, row }) =>
    report.action === 'update' && current
      ? [{ key: row.key, draft: { ...pick(current), ...plan.after } as ChangedDraft }]
      : [],
  );
  await updateDrafts(tx, { type, drafts: changed.map(({ draft }) => draft), userId, house });
  const updates = new Map(
    planned.flatMap(({ current, plan }) => (current ? [[current.id, plan.changes] as const] : [])),
  );
  await noteAll(tx, [...written, ...changed.map(({ draft }) => draft)], { type, userId, updates });
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

/** One audit entry for each write, in the same transaction. */
async function noteAll(
  tx: Transaction,
  written: readonly { id: string; rev: number }[],
  { type, userId, updates }: { type: string; userId: string | null; updates: ReadonlyMap<string, string[]> },
): Promise<void> {
  if (written.length === 0) return;
  await tx.insert(audit).values(
    written.map(({ id, rev }) => ({
      user_id: userId,
      action: 'entry:import',
      content_type: type,
      object_id: id,
      detail: { rev, fields: updates.get(id) ?? [] },
    })),
  );
}

type Publication = Batch & { terms: ReadonlyMap<string, string[]>; reports: ReadonlyMap<string, RowReport> };

/** Puts the languages online that have words; what is online and unchanged is not published again. */
async function putOnline(
  tx: Transaction,
  keys: ReadonlyMap<string, string>,
  { type, publish, actor, house, terms, reports }: Publication,
): Promise<number> {
  let published = 0;
  for (const locale of publish) {
    for (const [term, ids] of terms) await publishEntries(tx, { type: term, ids, locale, actor, house });
    const wanted = await notOnline(tx, [...keys.keys()], { locale });
    for (const { id, result } of await publishEntries(tx, { type, ids: wanted, locale, actor, house })) {
      if (result.kind === 'published') published += 1;
      else {
        const why = result.kind === 'incomplete' ? result.problems.map(({ path }) => path).join(', ') : result.kind;
        reports.get(keys.get(id) ?? '')?.problems.push(problem('warning', 'not_published', locale, why));
      }
    }
  }
  return published;
}

/** Of these, what is offline in a language or was changed since it was published there. */
async function notOnline(tx: Transaction, ids: readonly string[], { locale }: { locale: Locale }): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select entry.id from entry left join listing on listing.object_id = entry.id and listing.locale = ${locale}
      left join version on version.id = listing.version_id
    where entry.id = any(${sql.param([...ids])}::uuid[]) and (version.id is null
      or version.doc->'props' is distinct from entry.props
      or version.doc->'texts' is distinct from coalesce(entry.i18n->${locale}::text, '{}'::jsonb))`);
  return rows.map(({ id }) => id);
}

/** Entries a batch is about, by their own id and by that of their origin; the deleted ones too. */
async function knownEntries(
  tx: Transaction,
  rows: readonly ReadRow[],
  { type, locked }: { type: string; locked: boolean },
) {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const origins = rows.flatMap(({ origin }) => origin ?? []);
  const { rows: found } = await tx.execute<{ id: string }>(sql`
    select id from entry where type = ${type} and id = any(${sql.param(ids)}::uuid[])
    union
    select entry.id from unnest(${sql.param(origins.map(({ source }) => source))}::text[],
      ${sql.param(origins.map(({ external_id }) => external_id))}::text[]) as origin (source, external_id)
    join entry on entry.type = ${type} and entry.source = origin.source and entry.external_id = origin.external_id`);
  const entries = await readEntries(tx, { type, ids: found.map(({ id }) => id), lock: locked });
  return {
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    byOrigin: new Map(
      entries.flatMap((entry) =>
        entry.source !== null && entry.external_id !== null
          ? [[originKey({ source: entry.source, external_id: entry.external_id }), entry] as const]
          : [],
      ),
    ),
  };
}

function originKey({ source, external_id }: { source: string; external_id: string }): string {
  return `${source}\n${external_id}`;
}

/** What names mean; of the types the mapping allows, unknown names become drafts with that name in both languages. */
async function targetsOf(tx: Transaction, rows: readonly ReadRow[], { mapping, house, actor, dryRun, source }: Batch) {
  const wanted = rows.flatMap(wantedBy);
  const found = await findTargets(tx, { wanted, source });
  const fresh = new Set<string>();
  const created = new Map<string, string[]>();
  for (const one of wanted) {
    const target = found.get(keyOf(one));
    if (!target || !('missing' in target) || !mapping.create.includes(one.type)) continue;
    const { id, draft } = termDraft(one, { house });
    found.set(keyOf(one), { id } satisfies Target);
    fresh.add(keyOf(one));
    if (dryRun) continue;
    await insertDrafts(tx, { type: one.type, drafts: [draft], userId: idOf(actor), house });
    await noteAll(tx, [{ id, rev: 1 }], { type: one.type, userId: idOf(actor), updates: new Map() });
    created.set(one.type, [...(created.get(one.type) ?? []), id]);
  }
  return { found, fresh, created };
}

function termDraft({ type, name }: { type: string; name: string }, { house }: Pick<Batch, 'house'>) {
  const definition = collectionOf(house, type);
  const { props } = initialValues(definition.fields);
  const { titleField } = definition;
  const isLocalized = definition.fields[titleField]?.localized !== null;
  const values = isLocalized
    ? { props, i18n: Object.fromEntries(locales.map((locale) => [locale, { [titleField]: name }])) }
    : { props: { ...props, [titleField]: name }, i18n: {} };
  const id = crypto.randomUUID();
  const draft: NewDraft = { id, ...values, source: null, external_id: null };
  return { id, draft };
}

function labelOf(i18n: EntryRecord['i18n'], props: EntryRecord['props'], field: string): string {
  const found = [...locales.map((locale) => i18n[locale]?.[field]), props[field]].find(
    (value) => typeof value === 'string' && value !== '',
  );
  return String(found ?? '').slice(0, 120);
}
