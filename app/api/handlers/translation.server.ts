import { outdatedTranslations, settleTranslation } from '#app/cms/draft/translation-sources.server.ts';
import { draftNodes, readPage } from '#app/collections/page/draft.server.ts';
import type { Api } from '../api-env.ts';
import { translationCalls } from '../contract/translation-calls.ts';
import { editorOf, notFound, refusal } from '../refusal.ts';

/** Translations that no longer follow their source. Parse, authorise, ask or do, present. */
export function bindTranslationCalls(api: Api): void {
  api.openapi(translationCalls.outdated, async (context) => {
    const { lang, id } = context.req.valid('param');
    const refused = refusal(context.get('viewer'), 'draft:read', lang);
    if (refused) return context.json(refused.body, refused.status);
    if (!(await readPage(id))) return context.json(notFound(lang), 404);
    return context.json(await outdatedOn(id), 200);
  });

  api.openapi(translationCalls.settleTranslation, async (context) => {
    const { lang, id } = context.req.valid('param');
    const viewer = context.get('viewer');
    const refused = refusal(viewer, 'draft:write', lang);
    if (refused) return context.json(refused.body, refused.status);
    const { lang: locale, ...words } = context.req.valid('json');
    const owner = { content_type: 'page', object_id: id };
    const { id: writer, rights } = editorOf(viewer);
    const settled = await settleTranslation({ ...words, owner, locale, writer: { id: writer, rights } });
    return settled ? context.json(await outdatedOn(id), 200) : context.json(notFound(lang), 404);
  });
}

async function outdatedOn(pageId: string) {
  const nodes = await draftNodes('page', pageId);
  return outdatedTranslations(nodes.map(({ id }) => id));
}
