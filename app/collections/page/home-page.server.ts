import { sql } from 'drizzle-orm';
import { transaction } from '#app/db/client.server.ts';
import { audit, page } from '#app/db/schema.ts';
import { type Localized, locales } from '#app/i18n/locale.ts';

/** Any fixed number: nodes that start together make one home page. */
const homePageLock = 7_206_115;

/**
 * Gives a house without any page its home page, empty and offline in every language, so that there is something to
 * edit. Answers whether it was made.
 */
export function ensureHomePage(title: Localized<string>): Promise<boolean> {
  return transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${homePageLock})`);
    const pages = await tx.select({ id: page.id }).from(page).limit(1);
    if (pages.length > 0) return false;
    const id = crypto.randomUUID();
    const slug = Object.fromEntries(locales.map((locale) => [locale, '']));
    await tx.insert(page).values({ id, position: 'a0', slug, title });
    await tx
      .insert(audit)
      .values({ user_id: null, action: 'page:create', content_type: 'page', object_id: id, detail: {} });
    return true;
  });
}
