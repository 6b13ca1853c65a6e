import type { Locale } from '#app/i18n/locale.ts';
import type { PageFields } from '../page-document.ts';
import type { IndexedPage, IndexedText, SiteIndex } from './site-index.server.ts';

/** A place in the menu (docs/behaviour/content.md#menus). `url` is null where the page itself is not clickable. */
export type NavigationItem = {
  url: string | null;
  menu_name: string;
  has_tab_navigation: boolean;
  children: NavigationItem[];
};

export type Crumb = { url: string | null; title: string };

/** A page among those that are shown as tabs of one section. */
export type Tab = { url: string; title: string };

/** The same content for other readers (docs/behaviour/law-and-accessibility.md#language-variants). */
export type Variant = { form: 'everyday' | NonNullable<PageFields['language_variant']>; url: string };

/** Where a page stands among the others, as visitors of one language see it. */
export function aroundOf(index: SiteIndex, id: string, locale: Locale) {
  return {
    breadcrumbs: breadcrumbsOf(index, id, locale),
    siblings: siblingsOf(index, id, locale),
    tabs: tabsOf(index, id, locale),
    variants: variantsOf(index, id, locale),
  };
}

/** Where a page will stand that is online nowhere yet: below its parent. The rest of the site does not know it. */
export function aroundDraft(
  index: SiteIndex,
  { parent, title, locale }: { parent: string | null; title: string; locale: Locale },
): ReturnType<typeof aroundOf> {
  const above = parent ? breadcrumbsOf(index, parent, locale) : [];
  return { breadcrumbs: [...above, { url: null, title }], siblings: [], tabs: [], variants: [] };
}

/** The home page, wherever it stands: the one whose address has no path. */
function homeOf(index: SiteIndex): IndexedPage | undefined {
  return [...index.pages.values()].find((page) =>
    Object.entries(page.byLocale).some(([locale, text]) => text?.url === `/${locale}`),
  );
}

/** Menu of one language, two levels deep: what is online there and asks to be in the menu. */
export function menuOf(index: SiteIndex, locale: Locale): NavigationItem[] {
  const home = homeOf(index);
  const top = [...(index.children.get(null) ?? []), ...(home ? (index.children.get(home.id) ?? []) : [])];
  return top.flatMap((page) => (page.id === home?.id ? [] : itemOf(index, page, { locale, depth: 2 })));
}

/** Footer links of one language in the order of the tree. */
export function footerOf(index: SiteIndex, locale: Locale): { title: string; url: string; parent_id: string | null }[] {
  return [...index.pages.values()].flatMap(({ byLocale, parent_id }) => {
    const text = byLocale[locale];
    return text?.in_footer ? [{ title: nameOf(text), url: text.url, parent_id }] : [];
  });
}

/** From below the home page down to the page itself; a parent that is offline is left out. */
export function breadcrumbsOf(index: SiteIndex, id: string, locale: Locale): Crumb[] {
  const crumbs: Crumb[] = [];
  const seen = new Set<string>();
  for (let page = index.pages.get(id); page && !seen.has(page.id); page = parentOf(index, page)) {
    seen.add(page.id);
    const text = page.byLocale[locale];
    if (text && text.url !== `/${locale}`)
      crumbs.unshift({ url: text.is_clickable ? text.url : null, title: text.title });
  }
  return crumbs;
}

/** Pages beside this one in the tree, itself included, that are online in this language. */
function siblingsOf(index: SiteIndex, id: string, locale: Locale): { id: string; title: string; url: string }[] {
  const page = index.pages.get(id);
  if (!page) return [];
  return (index.children.get(page.parent_id) ?? []).flatMap((sibling) => {
    const text = sibling.byLocale[locale];
    return text ? [{ id: sibling.id, title: nameOf(text), url: text.url }] : [];
  });
}

/** The section this page is a tab of, the section itself first; none where it shows no tabs or has nothing below it. */
function tabsOf(index: SiteIndex, id: string, locale: Locale): Tab[] {
  const page = index.pages.get(id);
  const section = page && [page, parentOf(index, page)].find((each) => each?.byLocale[locale]?.has_tab_navigation);
  const below = section ? (index.children.get(section.id) ?? []) : [];
  const tabs = [section, ...below].flatMap((each) => {
    const text = each?.byLocale[locale];
    return text?.is_clickable ? [{ url: text.url, title: nameOf(text) }] : [];
  });
  return tabs.length > 1 ? tabs : [];
}

/**
 * The page in other forms of its language, itself left out: what lies directly below it as Leichte Sprache or in sign language,
 * and from there the page above and the other forms.
 */
function variantsOf(index: SiteIndex, id: string, locale: Locale): Variant[] {
  const page = index.pages.get(id);
  const everyday = page?.byLocale[locale]?.language_variant ? parentOf(index, page) : page;
  if (!everyday) return [];
  return [everyday, ...(index.children.get(everyday.id) ?? [])].flatMap((each) => {
    const text = each.byLocale[locale];
    const form = each === everyday ? 'everyday' : text?.language_variant;
    return text?.is_clickable && form && each.id !== id ? [{ form, url: text.url }] : [];
  });
}

function parentOf(index: SiteIndex, page: IndexedPage): IndexedPage | undefined {
  return page.parent_id ? index.pages.get(page.parent_id) : undefined;
}

function itemOf(
  index: SiteIndex,
  page: IndexedPage,
  { locale, depth }: { locale: Locale; depth: number },
): NavigationItem[] {
  const text = page.byLocale[locale];
  if (!text?.in_menu) return [];
  const below = depth > 1 ? (index.children.get(page.id) ?? []) : [];
  return [
    {
      url: text.is_clickable ? text.url : null,
      menu_name: nameOf(text),
      has_tab_navigation: text.has_tab_navigation,
      children: below.flatMap((child) => itemOf(index, child, { locale, depth: depth - 1 })),
    },
  ];
}

function nameOf(text: IndexedText): string {
  return text.menu_name || text.title;
}
