import { outdatedTranslations, settleTranslation } from '#app/cms/draft/translation-sources.server.ts';
import { type EditedThing, editedThing } from '#app/collections/edited-thing.server.ts';
import { draftNodes } from '#app/collections/page/draft.server.ts';
import type { Api } from '../api-env.ts';
import { translationCalls } from '../contract/translation-calls.ts';
import { notFound } from '../refusal.ts';

/** Translations that no longer follow their source. Parse, ask or do, present. */
export function bindTranslationCalls(api: Api): void {
  api.openapi(translationCalls.outdated, async (context) => {
    const { lang, id } = context.req.valid('param');
    const thing = await editedThing(id);
    return thing ? context.json(await outdatedOn(thing), 200) : context.json(notFound(lang), 404);
  });

  api.openapi(translationCalls.settleTranslation, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    const { lang: locale, ...words } = context.req.valid('json');
    const thing = await editedThing(id);
    if (!thing) return context.json(notFound(lang), 404);
    const owner = { content_type: thing.type, object_id: id };
    const settled = await settleTranslation({ ...words, owner, locale, writer: editor });
    return settled ? context.json(await outdatedOn(thing), 200) : context.json(notFound(lang), 404);
  });
}

async function outdatedOn({ type, id }: EditedThing) {
  const nodes = await draftNodes(type, id);
  return outdatedTranslations(nodes.map((node) => node.id));
}
