import { pool } from '#app/db/client.server.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';

/** The tag every writer bumps who changes what menus, breadcrumbs, links or the sitemap say. */
export const siteIndexTag = 'nav';

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
  published_at: string;
};

export type SiteIndex = {
  pages: ReadonlyMap<string, IndexedPage>;
  /** Children in the order of the tree; `null` holds the pages at the top. */
  children: ReadonlyMap<string | null, readonly IndexedPage[]>;
};

let kept: { epoch: string; index: SiteIndex } | null = null;

/**
 * All published pages, from memory. Read anew when the epoch of `siteIndexTag` has risen, so it is never older than
 * the last commit. Menus, breadcrumbs, siblings, language switch, link targets and the sitemap all come from here.
 */
export async function siteIndex(): Promise<SiteIndex> {
  const epoch = await currentEpoch();
  if (kept?.epoch === epoch) return kept.index;
  const index = buildIndex(await readRows());
  kept = { epoch, index };
  return index;
}

/** Forgets the kept index; for tests that change databases. */
export function forgetSiteIndex(): void {
  kept = null;
}

type Row = IndexedText & { id: string; locale: Locale; parent_id: string | null; position: string; path: string };

async function currentEpoch(): Promise<string> {
  const { rows } = await pool().query<{ epoch: string }>('select epoch::text from cache_epoch where tag = $1', [
    siteIndexTag,
  ]);
  return rows[0]?.epoch ?? 'none';
}

async function readRows(): Promise<Row[]> {
  const { rows } = await pool().query<Row>(
    `select page.id, page.parent_id, page.position, address.locale, address.path,
            version.doc->'page'->>'title' as title,
            version.doc->'page'->>'menu_name' as menu_name,
            version.doc->'page'->>'headline' as headline,
            (version.doc->'page'->>'in_menu')::boolean as in_menu,
            (version.doc->'page'->>'in_footer')::boolean as in_footer,
            (version.doc->'page'->>'is_clickable')::boolean as is_clickable,
            (version.doc->'page'->>'is_landing_page')::boolean as is_landing_page,
            to_char(publication.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published_at
     from publication
     join version on version.id = publication.version_id
     join page on page.id = publication.object_id and page.deleted_at is null
     join address on address.content_type = 'page' and address.object_id = page.id and address.locale = publication.locale
     where publication.content_type = 'page'
     order by page.position collate "C", page.id`,
  );
  return rows;
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

/** The addresses of a page in the languages it is online in (field `urls` of the specification). */
export function urlsOf(page: IndexedPage | undefined): Localized<string> {
  const entries = locales.flatMap((locale) => {
    const url = page?.byLocale[locale]?.url;
    return url ? [[locale, url]] : [];
  });
  return Object.fromEntries(entries);
}
