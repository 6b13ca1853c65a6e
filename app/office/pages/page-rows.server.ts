import { sql } from 'drizzle-orm';
import { type ListedPage, listPages } from '#app/collections/page/public/page-list.server.ts';
import { pathTree } from '#app/collections/page/public/page-paths.server.ts';
import { db } from '#app/db/client.server.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';

/** What the menus say of a page in its draft. */
type InMenus = { in_menu: boolean; in_footer: boolean; menu_name: Localized<string> };
export type PageRow = InMenus & {
  id: string;
  parent_id: string | null;
  /** How many pages it stands below. */
  depth: number;
  title: string;
  status: ListedPage['status'];
  /** Where it is edited; null where it has no address in this language. */
  url: string | null;
  /** It stands where the site begins, and stays there. */
  isHome: boolean;
};

type Row = InMenus & { id: string; path: string | null };

/** Every page in the order of the tree, with its place in menu and footer. */
export async function pageRows(locale: Locale): Promise<PageRow[]> {
  const [pages, { rows }] = await Promise.all([
    listPages(),
    db().execute<Row>(sql`
      ${pathTree} select page.id, page.in_menu, page.in_footer, page.menu_name, tree.path
      from page left join tree on tree.id = page.id and tree.locale = ${locale} where page.deleted_at is null`),
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  const depths = new Map<string, number>();
  return pages.flatMap(({ id, parent_id, title, status }) => {
    const row = known.get(id);
    if (!row) return [];
    const depth = parent_id ? (depths.get(parent_id) ?? 0) + 1 : 0;
    depths.set(id, depth);
    const { path, ...menus } = row;
    return [
      {
        ...menus,
        id,
        parent_id,
        depth,
        title: titleOf(title, locale),
        status,
        url: path === null ? null : `${urls.page(locale, path)}?edit`,
        isHome: path === '',
      },
    ];
  });
}

function titleOf(title: Localized<string>, locale: Locale): string {
  return title[locale] || locales.map((each) => title[each]).find(Boolean) || m.office_page_untitled();
}
