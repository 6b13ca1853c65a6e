import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { type Database, db, type Transaction, transaction } from '#app/db/client.server.ts';
import { audit } from '#app/db/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { forbiddenWhenRightMissing } from '../draft/needed-right.ts';
import { partOfVersion } from '../draft/part-of-version.ts';
import { restoreLanguage } from '../draft/restore-language.server.ts';
import type { EntryDocument } from './entry.ts';
import type { EntryRefusal, EntrySaved } from './entry-answer.ts';
import { freeze } from './freeze.server.ts';
import type { House } from './house.ts';
import { writeVersions } from './put-online.server.ts';
import { updateDrafts } from './write-drafts.server.ts';

export type EntryVersion = {
  id: string;
  n: number;
  kind: 'publish' | 'named' | 'before-restore' | 'idle' | 'scheduled';
  label: string | null;
  at: string;
  by: string | null;
  /** It is what visitors read now. */
  online: boolean;
};

type Which = { type: string; id: string; locale: Locale };

/** The versions of one language, newest first. */
export async function listVersions({ type, id, locale }: Which): Promise<EntryVersion[]> {
  const { rows } = await db().execute<EntryVersion>(sql`
    select version.id, version.n, version.kind, version.label, version.by_user as by, publication.version_id is not null as online,
           to_char(version.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from version left join publication on publication.version_id = version.id
    where version.content_type = ${type} and version.object_id = ${id} and version.locale = ${locale}
    order by version.n desc limit 500`);
  return rows;
}

/** What a version holds; the caller has asked the policy. */
export async function readVersion(
  { type, id, locale, n }: Which & { n: number },
  reader: Database | Transaction = db(),
): Promise<EntryDocument | null> {
  const { rows } = await reader.execute<{ doc: EntryDocument }>(sql`
    select doc from version
    where content_type = ${type} and object_id = ${id} and locale = ${locale} and n = ${n}`);
  return rows[0]?.doc ?? null;
}

/** The same by the id of the version, as an address of the team names it. */
export async function versionDocument(version: string, { type, id, locale }: Which): Promise<EntryDocument | null> {
  const { rows } = await db().execute<{ doc: EntryDocument }>(sql`
    select doc from version
    where id = ${version} and content_type = ${type} and object_id = ${id} and locale = ${locale}`);
  return rows[0]?.doc ?? null;
}

/** Keeps the draft of one language as it is now: under a name, or as it was left or about to be replaced. */
export function keepDraft({
  label = null,
  kind,
  actor,
  house,
  ...which
}: Which & {
  label?: string | null;
  kind: 'named' | 'before-restore';
  actor: Actor;
  house: House;
}): Promise<{ kind: 'kept'; id: string; n: number } | EntryRefusal> {
  const { type, id, locale } = which;
  return transaction(async (tx) => {
    if (!may(actor, 'entry:write')) return { kind: 'forbidden' };
    const items = await freeze(tx, { type, ids: [id], locale, house });
    const [kept] = await writeVersions(tx, { type, locale, userId: idOf(actor), kind, label, items });
    return kept ? { kind: 'kept', id: kept.version_id, n: kept.n } : { kind: 'gone' };
  });
}

/**
 * Makes an older version the draft of its language again; visitors see nothing of it until it is published. Words and
 * modules are those of the language. Values that both languages share, such as dates, stay as they are unless `shared`
 * asks for them too: they would change in the draft of both. `only` names modules: then nothing else is restored.
 */
export function restoreVersion({
  n,
  actor,
  house,
  shared = false,
  only = null,
  ...which
}: Which & { n: number; actor: Actor; house: House; shared?: boolean; only?: ReadonlySet<string> | null }): Promise<
  (EntrySaved & { before: number }) | EntryRefusal
> {
  const { type, id, locale } = which;
  return transaction<(EntrySaved & { before: number }) | EntryRefusal>(async (tx) => {
    if (!may(actor, 'entry:write')) return { kind: 'forbidden' };
    const [current] = await freeze(tx, { type, ids: [id], locale, house });
    const doc = await readVersion({ ...which, n }, tx);
    if (!current || !doc) return { kind: 'gone' };
    const label = String(n);
    const items = [current];
    const [kept] = await writeVersions(tx, { type, locale, userId: idOf(actor), kind: 'before-restore', label, items });
    await restoreLanguage(tx, {
      owner: { content_type: type, object_id: id },
      locale,
      nodes: only ? partOfVersion(doc.nodes, { only, living: new Set(current.living) }) : doc.nodes,
      isPart: only !== null,
      definitions: house.modules,
      writer: { id: idOf(actor), rights: actor.kind === 'editor' ? actor.rights : [] },
    });
    const { entry } = current;
    // Parts are modules; the values of the entry stay.
    const draft = {
      id,
      number: entry.number,
      rev: entry.rev + 1,
      props: shared && !only ? doc.props : entry.props,
      i18n: only ? entry.i18n : { ...entry.i18n, [locale]: doc.texts },
    };
    await updateDrafts(tx, { type, drafts: [draft], userId: idOf(actor), house });
    const detail = { version: n, before: kept?.n ?? 0, shared, ...(only ? { only: [...only] } : {}) };
    await tx
      .insert(audit)
      .values({ user_id: idOf(actor), action: 'restore', content_type: type, object_id: id, locale, detail });
    return { kind: 'saved', id, number: entry.number, rev: draft.rev, before: kept?.n ?? 0 };
  }).catch(forbiddenWhenRightMissing);
}
