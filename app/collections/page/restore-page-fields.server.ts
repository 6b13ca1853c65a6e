import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import { page } from '#app/db/schema.ts';
import type { Locale, Localized } from '#app/i18n/locale.ts';
import type { PageRecord } from './draft-payload.ts';
import type { PageFields } from './page-document.ts';
import { readPages } from './read-pages.server.ts';
import { pageFields } from './schema.ts';

type Restoring = { id: string; fields: PageFields; locale: Locale; by: string | null };

/** Writes the texts that a version has in its language into the draft; what both languages share stays. */
export async function restorePageFields(tx: Transaction, { id, fields, locale, by }: Restoring): Promise<void> {
  const [current] = await readPages(tx, { ids: [id], lock: true });
  if (!current) return;
  const texts = localizedNames.map((name) => [name, { ...current[name], [locale]: fields[name] }]);
  await tx
    .update(page)
    .set({
      ...Object.fromEntries(texts),
      rev: current.rev + 1,
      updated_by: by,
      updated_at: sql`clock_timestamp()`,
    })
    .where(eq(page.id, id));
}

type LocalizedName = {
  [Name in keyof PageFields & keyof PageRecord]: PageRecord[Name] extends Localized<string> ? Name : never;
}[keyof PageFields & keyof PageRecord];

// Proof: exactly the fields that have a part per language, as their definitions say.
const localizedNames = Object.entries(pageFields).flatMap(([name, { localized }]) =>
  localized ? [name] : [],
) as LocalizedName[];
