import { sql } from 'drizzle-orm';
import { KeptUntilChange } from '#app/cache/kept-until-change.ts';
import { pool, type Transaction } from '#app/db/client.server.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';
import type { PageFields } from '../page-document.ts';

/** The tag of every page that shows menus, breadcrumbs or links; bumped when what the index says of a page changes. */
export const siteIndexTag = 'nav';

/** The tag of the redirects; a page whose address changes leaves one behind. */
export const redirectsTag = 'redirects';

/** The tag of what shows the content of many pages, such as search results; bumped whenever one goes live or offline. */
export const publishedTag = 'published';

/** The tag of one page and whatever names it. */
export function pageTag(id: string): string {
  return `page:${id}`;
}

/** A page that visitors may see in at least one language. Whatever is missing in a language is offline there. */
export type IndexedPage = {
  id: string;
  parent_id: string | null;
  position: string;
  byLocale: Localized<IndexedText>;
};

export type IndexedText = {
  url: string;
  title: string;
  menu_name: string;
  headline: string;
  in_menu: boolean;
  in_footer: boolean;
  is_clickable: boolean;
  is_landing_page: boolean;
  has_tab_navigation: boolean;
  language_variant: PageFields['language_variant'];
  published_at: string;
};

export type SiteIndex = {
  pages: ReadonlyMap<string, IndexedPage>;
  /** Children in the order of the tree; `null` holds the pages at the top. */
  children: ReadonlyMap<string | null, readonly IndexedPage[]>;
};

/**
 * All published pages, from memory; read anew after every change. Menus, breadcrumbs, siblings, language switch, link
 * targets and the sitemap all come from here.
 */
export function siteIndex(): Promise<SiteIndex> {
  return kept.get();
}

const kept = new KeptUntilChange({
  tags: [siteIndexTag, publishedTag],
  read: async () => buildIndex(await readRows()),
});

type Row = IndexedText & { id: string; locale: Locale; parent_id: string | null; position: string; path: string };

/** What the index says of a page in one language; where this differs, pages that show menus or links are outdated. */
const said = `
  address.path,
  version.head->'page'->>'title' as title,
  version.head->'page'->>'menu_name' as menu_name,
  version.head->'page'->>'headline' as headline,
  (version.head->'page'->>'in_menu')::boolean as in_menu,
  (version.head->'page'->>'in_footer')::boolean as in_footer,
  (version.head->'page'->>'is_clickable')::boolean as is_clickable,
  (version.head->'page'->>'is_landing_page')::boolean as is_landing_page,
  coalesce((version.head->'page'->>'has_tab_navigation')::boolean, false) as has_tab_navigation,
  version.head->'page'->>'language_variant' as language_variant`;

const publishedPages = `
  publication
  join version on version.id = publication.version_id
  join page on page.id = publication.object_id and page.deleted_at is null
  join address on address.content_type = 'page' and address.object_id = page.id and address.locale = publication.locale`;

async function readRows(): Promise<Row[]> {
  const { rows } = await pool().query<Row>(
    `select page.id, page.parent_id, page.position, address.locale, ${said},
            to_char(publication.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published_at
     from ${publishedPages} where publication.content_type = 'page'
     order by page.position collate "C", page.id`,
  );
  return rows;
}

/** What the index will say of one page, as the transaction sees it, to be compared; null while it is offline. */
export async function indexEntry(tx: Transaction, pageId: string, locale: Locale): Promise<string | null> {
  const { rows } = await tx.execute(sql`
    select ${sql.raw(said)} from ${sql.raw(publishedPages)}
    where publication.content_type = 'page' and publication.object_id = ${pageId} and publication.locale = ${locale}`);
  return rows[0] ? JSON.stringify(rows[0]) : null;
}

function buildIndex(rows: Row[]): SiteIndex {
  const pages = new Map<string, IndexedPage>();
  for (const { id, locale, parent_id, position, path, ...text } of rows) {
    const page = pages.get(id) ?? { id, parent_id, position, byLocale: {} };
    page.byLocale[locale] = { ...text, url: urls.page(locale, path) };
    pages.set(id, page);
  }
  const children = new Map<string | null, IndexedPage[]>();
  for (const page of pages.values()) children.set(page.parent_id, [...(children.get(page.parent_id) ?? []), page]);
  return { pages, children };
}

/** The addresses of a page in the languages it is online in (field `urls`). */
export function urlsOf(page: IndexedPage | undefined): Localized<string> {
  const entries = locales.flatMap((locale) => {
    const url = page?.byLocale[locale]?.url;
    return url ? [[locale, url]] : [];
  });
  return Object.fromEntries(entries);
}
