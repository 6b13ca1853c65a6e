import { sql } from 'drizzle-orm';
import type { NotCopied } from '#app/cms/publishing/owner-adapter.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { page } from '#app/db/schema.ts';
import { type Localized, locales } from '#app/i18n/locale.ts';
import { readPage } from '../read-pages.server.ts';
import type { PageSaved } from './page-answer.ts';
import { positionAt } from './page-tree.server.ts';

/** A page with the values of another, beside it and offline, at an address of its own. */
export async function insertPageCopy(
  tx: Transaction,
  { from, id, by }: { from: string; id: string; by: string | null },
): Promise<PageSaved | NotCopied> {
  const original = await readPage(from, tx);
  if (!original) return { kind: 'gone' };
  const position = await positionAt(tx, { parent: original.parent_id });
  const slug = await freeSlugs(tx, original);
  const { rev: _, ...fields } = original;
  // A copy is not the start page of anything and shows itself in no menu before somebody wants it there.
  const quiet = { is_landing_page: false, in_menu: false, in_footer: false };
  await tx.insert(page).values({ ...fields, ...quiet, id, slug, position, updated_by: by });
  return { kind: 'saved', id, rev: 1 };
}

/** `besuch` becomes `besuch-2`, or the next number that no page beside it has in that language. */
async function freeSlugs(
  tx: Transaction,
  { parent_id, slug }: { parent_id: string | null; slug: Localized<string> },
): Promise<Localized<string>> {
  const { rows } = await tx.execute<{ slug: Localized<string> }>(sql`
    select slug from page where parent_id is not distinct from ${parent_id} and deleted_at is null`);
  const entries = locales.flatMap((locale) => {
    const own = slug[locale];
    if (own === undefined) return [];
    const taken = new Set(rows.map((row) => row.slug[locale]));
    const stem = own.replace(/-\d+$/, '') || 'start';
    let number = 2;
    while (taken.has(`${stem}-${number}`)) number += 1;
    return [[locale, `${stem}-${number}`] as const];
  });
  return Object.fromEntries(entries);
}
