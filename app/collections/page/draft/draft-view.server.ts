import type { Viewer } from '#app/auth/viewer.ts';
import { visitor } from '#app/auth/viewer.ts';
import { nodesIn } from '#app/cms/compile.ts';
import { resolveContext } from '#app/cms/resolve-context.ts';
import { type Definitions, viewNodes } from '#app/cms/view/view-nodes.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { typesettingIn } from '#app/typography/typeset.ts';
import { pageFieldsIn } from '../compile.ts';
import type { PageDraft } from '../draft-payload.ts';
import { aroundOf } from '../public/navigation.ts';
import { pageIdAtPath } from '../public/page-paths.server.ts';
import { siteIndex, urlsOf } from '../public/site-index.server.ts';
import type { PageView } from '../public/view.server.ts';
import { loadDraft } from './draft.server.ts';

/** A page that may be offline, from its draft and as it was written, for machines; the caller has asked the policy. */
export async function draftView({
  path,
  locale,
  definitions,
  viewer = visitor,
}: {
  path: string;
  locale: Locale;
  definitions: Definitions;
  viewer?: Viewer;
}): Promise<PageView | null> {
  const pageId = await pageIdAtPath({ path, locale });
  const draft = pageId ? await loadDraft({ pageId, locale, viewer }) : null;
  if (!pageId || !draft) return null;
  const index = await siteIndex();
  return {
    ...renderedDraft(draft, definitions, { asWritten: true }),
    media: draft.media,
    alternates: urlsOf(index.pages.get(pageId)),
    ...aroundOf(index, pageId, locale),
    published_at: '',
    nextChange: null,
    tags: [],
  };
}

/** A draft as a visitor's page would be rendered from it at an instant; without one what is out of its time is rendered too. */
export function renderedDraft(
  draft: PageDraft,
  definitions: Definitions,
  { now = null, asWritten = false }: { now?: Temporal.Instant | null; asWritten?: boolean } = {},
): Pick<PageView, 'page' | 'nodes'> {
  const { locale, media, addresses } = draft;
  const context = resolveContext({ locale, media, addresses, typeset: asWritten ? undefined : typesettingIn(locale) });
  const { nodes } = viewNodes(nodesIn(draft.nodes, locale), { definitions, context, now });
  return { page: pageFieldsIn(draft.page, locale), nodes };
}
