import { outdatedTranslations, settleTranslation } from '#app/cms/draft/translation-sources.server.ts';
import { draftNodes } from '#app/cms/publishing/draft-nodes.server.ts';
import type { Api } from '#app/contract/api-env.ts';
import { notFound } from '#app/contract/refusal.ts';
import { translationCalls } from '#app/contract/rows/translation-calls.ts';
import { findOwner, type OwnerId } from '#app/features/editing/content-owner.server.ts';

/** Translations that no longer follow their source. Parse, ask or do, present. */
export function bindTranslationCalls(api: Api): void {
  api.openapi(translationCalls.outdated, async (context) => {
    const { lang, id } = context.req.valid('param');
    const owner = await findOwner(id);
    return owner ? context.json(await outdatedOn(owner), 200) : context.json(notFound(lang), 404);
  });

  api.openapi(translationCalls.settleTranslation, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    const { lang: locale, ...words } = context.req.valid('json');
    const found = await findOwner(id);
    if (!found) return context.json(notFound(lang), 404);
    const owner = { content_type: found.type, object_id: id };
    const settled = await settleTranslation({ ...words, owner, locale, writer: editor });
    return settled ? context.json(await outdatedOn(found), 200) : context.json(notFound(lang), 404);
  });
}

async function outdatedOn({ type, id }: OwnerId) {
  const nodes = await draftNodes(type, id);
  return outdatedTranslations(nodes.map((node) => node.id));
}
