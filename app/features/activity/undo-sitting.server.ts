import { sql } from 'drizzle-orm';
import type { Actor } from '#app/auth/actor.ts';
import type { ContentModel } from '#app/cms/collection/content-model.ts';
import type { EntryPatch } from '#app/cms/collection/draft/commands.server.ts';
import { patchEntry, restoreEntry } from '#app/cms/collection/draft/commands.server.ts';
import { readEntry } from '#app/cms/collection/entry-rows.server.ts';
import { collections } from '#app/collections/registry.ts';
import { db } from '#app/db/client.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';

/** Rows of the audit from the first to the last of one sitting. */
export type SittingSpan = { first: number; last: number };

type Noted = { action: string; type: string; object: string; by: string | null; rev: number; before: EntryPatch };

/**
 * Takes back what somebody saved in one sitting, while nobody has saved since, or takes an entry out of the trash. What is
 * online changes when it is published. The commands ask the policy.
 */
export async function undoSitting(
  { first, last }: SittingSpan,
  { actor, contentModel }: { actor: Actor; contentModel: ContentModel },
): Promise<'done' | 'late' | 'forbidden'> {
  const rows = await notedBetween({ first, last });
  const newest = rows.at(-1);
  if (!newest || !(newest.type in collections)) return 'late';
  const entry = { type: newest.type, id: newest.object, actor, contentModel };
  if (newest.action === 'entry:bin') return outcomeOf(await restoreEntry(entry));
  const now = await readEntry(entry);
  const isWhole = rows.every(({ action, by }) => action === 'entry:update' && by === newest.by);
  if (!isWhole || !now || now.deleted_at || now.rev !== newest.rev) return 'late';
  return outcomeOf(await patchEntry({ ...entry, baseRev: newest.rev, patch: beforeAll(rows) }));
}

/** Everything that was noted of that entry in between, whoever did it. */
async function notedBetween({ first, last }: SittingSpan): Promise<Noted[]> {
  const { rows } = await db().execute<Noted>(sql`
    select action, content_type as type, object_id as object, user_id as by, (detail->>'rev')::float8 as rev,
           coalesce(detail->'before', '{}') as before
    from audit
    where (content_type, object_id) = (select content_type, object_id from audit where id = ${last}) and id between ${first} and ${last}
      and (action <> 'entry:bin' or locale is null)
    order by id limit 500`);
  return rows;
}

/** The values before the first of these changes; of each field the oldest. */
function beforeAll(rows: readonly Noted[]): EntryPatch {
  const patch: EntryPatch = {};
  for (const { before } of rows.toReversed()) {
    if (before.props) patch.props = { ...patch.props, ...before.props };
    for (const locale of locales) if (before.i18n?.[locale]) patch.i18n = merged(patch, locale, before.i18n[locale]);
  }
  return patch;
}

function merged({ i18n = {} }: EntryPatch, locale: Locale, texts: object): NonNullable<EntryPatch['i18n']> {
  return { ...i18n, [locale]: { ...i18n[locale], ...texts } };
}

function outcomeOf({ kind }: { kind: string }): 'done' | 'late' | 'forbidden' {
  if (kind === 'saved') return 'done';
  return kind === 'forbidden' ? 'forbidden' : 'late';
}
