import { sql } from 'drizzle-orm';
import { audit } from '#app/db/audit.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { module, page } from '#app/db/schema.ts';
import { locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import siteConfig from '#site-config';

/** Any fixed number: nodes that start together make one home page. */
const homePageLock = 7_206_115;

/**
 * Gives a site without any page its home page, offline in every language, with a paragraph to begin at.
 * Answers whether it was made.
 */
export function ensureHomePage(): Promise<boolean> {
  return transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${homePageLock})`);
    const pages = await tx.select({ id: page.id }).from(page).limit(1);
    if (pages.length > 0) return false;
    const id = crypto.randomUUID();
    await tx.insert(page).values({ id, position: 'a0', slug: perLocale(() => ''), title: siteConfig.name });
    await insertFirstText(tx, id);
    await audit(tx, { by: null, action: 'page:create', type: 'page', id });
    return true;
  });
}

async function insertFirstText(tx: Transaction, pageId: string): Promise<void> {
  const container = { id: crypto.randomUUID(), model: 'container', pos: 'a0', layout: '100' };
  const text = { id: crypto.randomUUID(), model: 'text', pos: 'a0', parent_id: container.id };
  await tx.insert(module).values({ ...container, content_type: 'page', object_id: pageId });
  await tx.insert(module).values({ ...text, i18n: perLocale((locale) => ({ content: firstWords(locale) })) });
}

function firstWords(locale: (typeof locales)[number]) {
  const text = m.auth_setup_first_words({}, { locale });
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

function perLocale<Value>(value: (locale: (typeof locales)[number]) => Value) {
  return Object.fromEntries(locales.map((locale) => [locale, value(locale)]));
}
