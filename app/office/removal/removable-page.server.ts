import { moveToTrash, restoreFromTrash } from '#app/cms/publishing/trash.server.ts';
import { hasChildren } from '#app/collections/page/draft/trash.server.ts';
import { pageOwner } from '#app/collections/page/page-adapter.server.ts';
import { listPages } from '#app/collections/page/public/page-list.server.ts';
import { siteIndex } from '#app/collections/page/public/site-index.server.ts';
import { readPage } from '#app/collections/page/read-pages.server.ts';
import { transaction } from '#app/db/client.server.ts';
import { type Locale, type Localized, locales, otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { definitions } from '#app/modules/registry.ts';
import { urls } from '#app/urls.ts';
import type { Removable } from './removable.ts';

const ownerOf = (id: string) => pageOwner(id, definitions);

/** A page of the tree. Pages have no list in the office: one goes on at its overview. */
export const removablePage: Removable = {
  right: 'page:delete',
  kindName: () => m.office_removal_page(),
  async find(id, locale) {
    const page = await readPage(id);
    return page && { type: 'page', id, title: titleOf(page.title, locale), number: null };
  },
  async addresses(id) {
    const page = (await siteIndex()).pages.get(id);
    return locales.flatMap((locale) => {
      const url = page?.byLocale[locale]?.url;
      return url ? [{ locale, url }] : [];
    });
  },
  async others(id, { q, locale, most }) {
    const text = q.toLowerCase();
    return (await listPages())
      .map((page) => ({ ...page, title: titleOf(page.title, locale) }))
      .filter((page) => page.id !== id && page.title.toLowerCase().includes(text))
      .slice(0, most)
      .map((page) => ({
        id: page.id,
        title: page.title,
        note: isOnline(page.status[locale]) ? '' : m.office_is_offline(),
      }));
  },
  hasChildren: (id) => transaction((tx) => hasChildren(tx, id)),
  owner: ownerOf,
  trash: (id, actor) => moveToTrash({ owner: ownerOf(id), actor }),
  restore: (id, actor) => restoreFromTrash({ owner: ownerOf(id), actor }),
  screen: (_, locale) => urls.office(locale),
  list: (locale) => urls.office(locale),
};

function titleOf(title: Localized<string>, locale: Locale): string {
  return title[locale] || title[otherLocale(locale)] || '–';
}

function isOnline(status: string): boolean {
  return status === 'published' || status === 'changed';
}
