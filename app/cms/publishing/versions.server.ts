import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { db, type Transaction, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { PublishProblem } from '../compile.ts';
import { type DocumentChanges, type DocumentContent, documentChanges } from './document-changes.ts';
import { draftTag } from './draft-nodes.server.ts';
import type { ContentOwner, OwnerDocument, Reader } from './owner-adapter.ts';
import { publishedDocuments } from './publication.server.ts';
import type { Refused } from './publish.server.ts';
import { buildSnapshots } from './snapshot.server.ts';
import { type VersionKind, writeVersions } from './write-versions.server.ts';

type Head = {
  id: string;
  n: number;
  kind: VersionKind;
  label: string | null;
  /** The name of the person. */
  by: string | null;
  at: string;
};

export type ListedVersion = Head & {
  /** True for the one visitors read. */
  live: boolean;
  /** What differs from the version before it. */
  changes: DocumentChanges;
};

type OfLanguage = { owner: ContentOwner; locale: Locale };
type Row = Head & { live: boolean; doc: OwnerDocument; earlier: OwnerDocument | null; total: number };

/** The history of one language with what each version changed, newest first; the caller has asked the policy. */
export async function versionHistory({
  owner: { type, id, adapter },
  locale,
  page,
  pageSize,
}: OfLanguage & { page: number; pageSize: number }): Promise<{ count: number; results: ListedVersion[] }> {
  const { rows } = await db().execute<Row>(sql`
    select version.id, n, kind, label, "user".name as by, doc,
           to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
           publication.version_id is not null as live,
           lead(doc) over (order by n desc) as earlier,
           count(*) over ()::int as total
    from version
    left join "user" on "user".id = version.by_user
    left join ${itsPublication}
    where version.content_type = ${type} and version.object_id = ${id} and version.locale = ${locale}
    order by n desc limit ${pageSize} offset ${(page - 1) * pageSize}`);
  const results = rows.map(({ doc, earlier, total: _, ...version }) => ({
    ...version,
    changes: documentChanges(earlier && adapter.contentOf(earlier), adapter.contentOf(doc), locale),
  }));
  return { count: rows[0]?.total ?? 0, results };
}

/** By the key of publications: which version they have is in no index. */
const itsPublication = sql`publication on publication.content_type = version.content_type
  and publication.object_id = version.object_id and publication.locale = version.locale and publication.version_id = version.id`;

/** A line of the history; `by` is the id of the person. */
export type VersionLine = Head & { online: boolean };

/** The versions of one language without what is in them, newest first. */
export async function listVersions({
  type,
  id,
  locale,
}: {
  type: string;
  id: string;
  locale: Locale;
}): Promise<VersionLine[]> {
  const { rows } = await db().execute<VersionLine>(sql`
    select version.id, version.n, version.kind, version.label, version.by_user as by,
           publication.version_id is not null as online,
           to_char(version.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from version left join ${itsPublication}
    where version.content_type = ${type} and version.object_id = ${id} and version.locale = ${locale}
    order by version.n desc limit 500`);
  return rows;
}

/** One version as a comparison reads it; the caller has asked the policy. */
export async function readVersion({
  owner: { type, id, adapter },
  locale,
  n,
}: OfLanguage & { n: number }): Promise<(Head & { doc: DocumentContent }) | null> {
  const { rows } = await db().execute<Head & { doc: OwnerDocument }>(sql`
    select version.id, n, kind, label, "user".name as by, doc,
           to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from version left join "user" on "user".id = version.by_user
    where content_type = ${type} and object_id = ${id} and version.locale = ${locale} and n = ${n}`);
  const [found] = rows;
  return found ? { ...found, doc: adapter.contentOf(found.doc) } : null;
}

/** What a version holds, by its number or its own id; the caller has asked the policy. */
export async function versionDocument<Doc extends OwnerDocument = OwnerDocument>(
  { type, id, locale, ...which }: { type: string; id: string; locale: Locale } & ({ n: number } | { version: string }),
  reader: Reader = db(),
): Promise<Doc | null> {
  const one = 'n' in which ? sql`n = ${which.n}` : sql`id = ${which.version}`;
  // Proof: the versions of a type are written from the documents of its adapter and nothing else.
  const { rows } = await reader.execute<{ doc: Doc }>(sql`
    select doc from version where content_type = ${type} and object_id = ${id} and locale = ${locale} and ${one}`);
  return rows[0]?.doc ?? null;
}

export type VersionKept = { kind: 'kept'; id: string; n: number };

/** Keeps the draft of one language as it is now: under a name, or as what stood there before something is restored. */
export function keepVersion({
  owner: { id, adapter },
  locale,
  label,
  kind,
  actor,
}: OfLanguage & { label: string | null; kind: 'named' | 'before-restore'; actor: Actor }): Promise<
  VersionKept | Refused
> {
  return transaction(async (tx) => {
    if (!may(actor, adapter.rights.write)) return { kind: 'forbidden' };
    const snapshots = await buildSnapshots(tx, { adapter, ids: [id], locale });
    const [kept] = await writeVersions(tx, snapshots, { type: adapter.type, locale, kind, label, by: idOf(actor) });
    return kept ? { kind: 'kept', id: kept.version_id, n: kept.n } : { kind: 'gone' };
  });
}

export type DraftChanges = DocumentChanges & {
  /** What must be there before this language can go out. */
  missing: PublishProblem[];
  draft_tag: string;
  /** Who wrote in the changed modules last, and when. */
  written: { module: string; by: string | null; at: string }[];
};

/** What publishing one language would change for visitors, what is missing for it, and the tag of exactly this draft. */
export function draftChanges({ owner: { type, id, adapter }, locale }: OfLanguage): Promise<DraftChanges | null> {
  return transaction(async (tx) => {
    const [snapshot] = await buildSnapshots(tx, { adapter, ids: [id], locale, lock: false });
    if (!snapshot) return null;
    const published = (await publishedDocuments(tx, { type, ids: [id], locale })).get(id);
    const missing = await adapter.problemsOf(tx, [snapshot], { locale });
    const before = published ? adapter.contentOf(published) : null;
    const changes = documentChanges(before, adapter.contentOf(snapshot.doc), locale);
    return {
      ...changes,
      missing: missing.get(id) ?? [],
      draft_tag: draftTag(snapshot, snapshot.modules),
      written: await writtenLast(tx, changes),
    };
  });
}

async function writtenLast(tx: Transaction, { modules }: DocumentChanges): Promise<DraftChanges['written']> {
  const { rows } = await tx.execute<DraftChanges['written'][number]>(sql`
    select module.id as module, to_char(module.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      coalesce(nullif(trim(first_name || ' ' || last_name), ''), name) as by
    from module left join "user" on "user".id = module.updated_by
    where module.id = any(${sql.param(modules.map(({ module }) => module))}::uuid[])`);
  return rows;
}
