import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { audit } from '#app/db/audit.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { longestTitle, mostParts, type Release, type ReleasePart, stateOf } from './release.ts';
import { findRelease } from './releases.server.ts';

type Named = { id: string; actor: Actor };
export type ReleaseChanged =
  | { kind: 'changed'; id: string }
  | { kind: 'forbidden' }
  | { kind: 'gone' }
  | { kind: 'refused'; refusal: 'title' | 'not-open' | 'too-many' };

/** Begins a release that nothing is part of yet. */
export async function createRelease({ title, actor }: { title: string; actor: Actor }): Promise<ReleaseChanged> {
  if (!may(actor, 'release:write')) return { kind: 'forbidden' };
  const named = cleanTitle(title);
  if (named === '') return { kind: 'refused', refusal: 'title' };
  const id = crypto.randomUUID();
  await transaction(async (tx) => {
    await tx.execute(sql`insert into release (id, title, created_by) values (${id}, ${named}, ${idOf(actor)})`);
    await audit(tx, { by: idOf(actor), action: 'release:create', type: 'release', id, detail: { title: named } });
  });
  return { kind: 'changed', id };
}

/** Calls it otherwise. */
export function renameRelease({ id, title, actor }: Named & { title: string }): Promise<ReleaseChanged> {
  return change({ id, actor }, async (tx) => {
    const named = cleanTitle(title);
    if (named === '') return 'title';
    await tx.execute(sql`update release set title = ${named} where id = ${id}`);
    await audit(tx, { by: idOf(actor), action: 'release:rename', type: 'release', id, detail: { title: named } });
    return null;
  });
}

/** Adds parts to a release that is still open; what is part of it already stays. */
export function addParts({ id, parts, actor }: Named & { parts: readonly ReleasePart[] }): Promise<ReleaseChanged> {
  return change({ id, actor }, async (tx, release) => {
    if (stateOf(release) !== 'open') return 'not-open';
    const rows = parts.map(({ type, id: object_id, locale }) => ({ content_type: type, object_id, locale }));
    await tx.execute(sql`
      insert into release_item (release_id, content_type, object_id, locale, added_by)
      select ${id}, content_type, object_id, locale, ${idOf(actor)}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (content_type text, object_id uuid, locale text)
      on conflict do nothing`);
    const count = (await findRelease(id, tx))?.count ?? 0;
    if (count > mostParts) return 'too-many';
    const detail = { parts: parts.length };
    await audit(tx, { by: idOf(actor), action: 'release:add', type: 'release', id, detail });
    return null;
  });
}

/** Takes languages of a page or an entry out of a release that is still open. */
export function removeParts({
  id,
  parts,
  actor,
}: Named & { parts: readonly Omit<ReleasePart, 'type'>[] }): Promise<ReleaseChanged> {
  return change({ id, actor }, async (tx, release) => {
    if (stateOf(release) !== 'open') return 'not-open';
    for (const { id: object, locale } of parts)
      await tx.execute(sql`
        delete from release_item where release_id = ${id} and object_id = ${object} and locale = ${locale}`);
    const detail = { parts: parts.length };
    await audit(tx, { by: idOf(actor), action: 'release:remove', type: 'release', id, detail });
    return null;
  });
}

/** Forgets a release that never went online; the drafts of its parts stay as they are. */
export function deleteRelease({ id, actor }: Named): Promise<ReleaseChanged> {
  return change({ id, actor }, async (tx, release) => {
    if (stateOf(release) !== 'open') return 'not-open';
    await tx.execute(sql`delete from release where id = ${id}`);
    const detail = { title: release.title };
    await audit(tx, { by: idOf(actor), action: 'release:delete', type: 'release', id, detail });
    return null;
  });
}

type Refusal = Extract<ReleaseChanged, { kind: 'refused' }>['refusal'];

class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The change of the release was refused: ${refusal}.`);
    this.refusal = refusal;
  }
}

/** One after the other; a refusal undoes what was written before it. */
async function change(
  { id, actor }: Named,
  write: (tx: Transaction, release: Release) => Promise<Refusal | null>,
): Promise<ReleaseChanged> {
  if (!may(actor, 'release:write')) return { kind: 'forbidden' };
  try {
    return await transaction(async (tx) => {
      const release = await lockRelease(tx, id);
      if (!release) return { kind: 'gone' };
      const refusal = await write(tx, release);
      if (refusal) throw new Refused(refusal);
      return { kind: 'changed', id };
    });
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', refusal: error.refusal };
    throw error;
  }
}

/** Whoever changes, plans or publishes a release waits for the others. */
export async function lockRelease(tx: Transaction, id: string): Promise<Release | null> {
  const { rowCount } = await tx.execute(sql`select from release where id = ${id} for update`);
  return rowCount === 0 ? null : findRelease(id, tx);
}

function cleanTitle(title: string): string {
  return title.replaceAll('\0', '').trim().slice(0, longestTitle);
}
