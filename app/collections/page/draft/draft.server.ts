import { can } from '#app/auth/policy.ts';
import type { Viewer } from '#app/auth/viewer.ts';
import { nodesIn } from '#app/cms/compile.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';
import { pageFieldsIn } from '../compile.ts';
import type { PageDraft } from '../draft-payload.ts';
import type { PageDocument } from '../page-document.ts';
import { pathsToEdit } from '../public/page-paths.server.ts';
import { readPage } from '../read-pages.server.ts';
import { loadOwnerDraft } from './owner-draft.server.ts';

/** The draft of a page as one person edits it, or null when the page is gone. */
export async function loadDraft({
  pageId,
  locale,
  viewer,
}: {
  pageId: string;
  locale: Locale;
  viewer: Viewer;
}): Promise<PageDraft | null> {
  const page = await readPage(pageId);
  if (!page) return null;
  const draft = await loadOwnerDraft<PageDocument>({
    owner: { type: 'page', id: pageId, title: page.title, slots: null, form: null },
    rev: page.rev,
    contentIn: (language, nodes) => ({ page: pageFieldsIn(page, language), nodes: nodesIn(nodes, language) }),
    contentOf: (doc) => doc,
    locale,
    urls: await urlsToEdit(pageId),
    viewer,
  });
  const mayDo = { publish: can(viewer, 'page:publish'), pages: can(viewer, 'page:create') };
  return { ...draft, page, permissions: { ...draft.permissions, ...mayDo } };
}

/** Where a page is opened to edit it in each language; missing where it has no address. */
export async function urlsToEdit(pageId: string): Promise<Localized<string>> {
  const paths = await pathsToEdit(pageId);
  const found = locales.flatMap((locale) => {
    const path = paths[locale];
    return path === undefined ? [] : [[locale, urls.page(locale, path)]];
  });
  return Object.fromEntries(found);
}
