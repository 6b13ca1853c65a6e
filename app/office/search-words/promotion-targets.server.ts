import { pool } from '#app/db/client.server.ts';
import { findTargets } from '#app/features/link-targets/link-targets.server.ts';
import { everyType } from '#app/features/search/categories.ts';
import type { Promotion } from '#app/features/search/promotions.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

type Target = { type: string; id: string };

/**
 * The page or entry that somebody names by its address, as copied from the browser, or by its whole title; null where
 * there is none, or more than one of that title.
 */
export async function promotionTarget(text: string, locale: Locale): Promise<Target | null> {
  const q = text.trim();
  if (q === '') return null;
  const found = (await findTargets({ q, locale })).filter(({ type }) => everyType.includes(type));
  const isAddress = /^(https?:\/)?\//.test(q);
  const named = found.filter(({ title }) => title.toLowerCase() === q.toLowerCase());
  const fitting = isAddress ? found.slice(0, 1) : named.length === 1 ? named : found.length === 1 ? found : [];
  return fitting[0] ?? null;
}

type Named = { id: string; title: string; is_online: boolean };

/** What promoted answers lead to, by its id: how it is called, and whether visitors see it in that language. */
export async function namesOfTargets(promotions: readonly Promotion[]): Promise<ReadonlyMap<string, Named>> {
  const { rows } = await pool().query<Named>(
    `select asked.id, coalesce(
         (select coalesce(nullif(case locale when 'de' then label_de else label_en end, ''), nullif(label_de, ''), label_en)
            from entry where entry.id = asked.object and deleted_at is null),
         (select coalesce(title->>locale, title->>'de', title->>'en') from page where page.id = asked.object and deleted_at is null),
         '') as title,
       exists (select from search_document document where document.object_id = asked.object and document.locale = asked.locale) as is_online
     from jsonb_to_recordset($1::jsonb) as asked (id uuid, object uuid, locale text)`,
    [JSON.stringify(promotions.map(({ id, object, locale }) => ({ id, object, locale })))],
  );
  return new Map(rows.map((row) => [row.id, { ...row, title: row.title || m.office_search_words_gone() }]));
}
