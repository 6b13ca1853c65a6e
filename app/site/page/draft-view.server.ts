import type { ViewNode } from '#app/cms/node.ts';
import { renderedDraft } from '#app/collections/page/draft/draft-view.server.ts';
import type { PageDraft } from '#app/collections/page/draft-payload.ts';
import type { PageFields } from '#app/collections/page/page-document.ts';
import { pathsOfPage } from '#app/collections/page/public/page-paths.server.ts';
import { type Localized, locales } from '#app/i18n/locale.ts';
import { definitions } from '#app/modules/registry.ts';
import { urls } from '#app/urls.ts';

export type DraftView = { page: PageFields; nodes: ViewNode[]; alternates: Localized<string> };

/**
 * What an editor sees of a page that is not online: the draft, rendered like a visitor's page, with what is out of its time
 * as well unless an instant says which time is meant.
 */
export async function draftView(draft: PageDraft, now: Temporal.Instant | null = null): Promise<DraftView> {
  return { ...renderedDraft(draft, definitions, { now }), alternates: await draftUrls(draft.page.id) };
}

/** The addresses a page has by its draft, online or not. */
export async function draftUrls(pageId: string): Promise<Localized<string>> {
  const paths = await pathsOfPage(pageId);
  const found = locales.flatMap((locale) => {
    const path = paths[locale];
    return path === undefined ? [] : [[locale, urls.page(locale, path)]];
  });
  return Object.fromEntries(found);
}
