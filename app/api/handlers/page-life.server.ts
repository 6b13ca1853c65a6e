import { copyLanguage } from '#app/cms/draft/copy-language.server.ts';
import { editedThing } from '#app/collections/edited-thing.server.ts';
import { pagesInBin, restorePage } from '#app/collections/page/bin.server.ts';
import { createPage, deletePage, movePage, updatePage } from '#app/collections/page/commands.server.ts';
import { copyPage } from '#app/collections/page/copy-page.server.ts';
import { readPage } from '#app/collections/page/draft.server.ts';
import { listPages } from '#app/collections/page/page-list.server.ts';
import { definitions } from '#app/modules/registry.ts';
import type { Api } from '../api-env.ts';
import { pageLifeCalls } from '../contract/page-life-calls.ts';
import { pageAnswer } from '../page-answer.ts';
import { editorOf, ifMatchMissing, notFound, refusal } from '../refusal.ts';

/** The life of a page. Parse, authorise, ask or do, present. */
export function bindPageLifeCalls(api: Api): void {
  api.openapi(pageLifeCalls.listPages, async (context) => {
    const { lang } = context.req.valid('param');
    const refused = refusal(context.get('viewer'), 'draft:read', lang);
    if (refused) return context.json(refused.body, refused.status);
    return context.json(await listPages(), 200);
  });

  api.openapi(pageLifeCalls.createPage, async (context) => {
    const { lang } = context.req.valid('param');
    const viewer = context.get('viewer');
    const refused = refusal(viewer, 'page:create', lang);
    if (refused) return context.json(refused.body, refused.status);
    const { parent, page } = context.req.valid('json');
    return pageAnswer(await createPage({ parent, input: page, viewer }), lang, 201);
  });

  api.openapi(pageLifeCalls.binnedPages, async (context) => {
    const { lang } = context.req.valid('param');
    const refused = refusal(context.get('viewer'), 'page:delete', lang);
    if (refused) return context.json(refused.body, refused.status);
    return context.json(await pagesInBin(), 200);
  });

  api.openapi(pageLifeCalls.readPage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const refused = refusal(context.get('viewer'), 'draft:read', lang);
    if (refused) return context.json(refused.body, refused.status);
    const found = await readPage(id);
    return found ? context.json(found, 200) : context.json(notFound(lang), 404);
  });

  api.openapi(pageLifeCalls.patchPage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const viewer = context.get('viewer');
    const refused = refusal(viewer, 'draft:write', lang);
    if (refused) return context.json(refused.body, refused.status);
    const match = context.req.valid('header')['if-match'];
    if (!match) return context.json(ifMatchMissing(lang), 428);
    const baseRev = Number(match.replaceAll('"', ''));
    return pageAnswer(await updatePage({ id, baseRev, input: context.req.valid('json'), viewer }), lang);
  });

  api.openapi(pageLifeCalls.movePage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const viewer = context.get('viewer');
    const refused = refusal(viewer, 'page:create', lang);
    if (refused) return context.json(refused.body, refused.status);
    return pageAnswer(await movePage({ id, ...context.req.valid('json'), viewer }), lang);
  });

  api.openapi(pageLifeCalls.copyPage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const viewer = context.get('viewer');
    const refused = refusal(viewer, 'page:create', lang);
    if (refused) return context.json(refused.body, refused.status);
    return pageAnswer(await copyPage({ id, definitions, viewer }), lang, 201);
  });

  api.openapi(pageLifeCalls.copyLanguage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const viewer = context.get('viewer');
    const refused = refusal(viewer, 'draft:write', lang);
    if (refused) return context.json(refused.body, refused.status);
    const thing = await editedThing(id);
    if (!thing) return context.json(notFound(lang), 404);
    const { id: writer, rights } = editorOf(viewer);
    const owner = { content_type: thing.type, object_id: id };
    const languages = context.req.valid('json');
    const done = await copyLanguage({ owner, ...languages, definitions, writer: { id: writer, rights } });
    return context.json(done, 200);
  });

  api.openapi(pageLifeCalls.deletePage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const viewer = context.get('viewer');
    const refused = refusal(viewer, 'page:delete', lang);
    if (refused) return context.json(refused.body, refused.status);
    return pageAnswer(await deletePage({ id, viewer }), lang);
  });

  api.openapi(pageLifeCalls.restorePage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const viewer = context.get('viewer');
    const refused = refusal(viewer, 'page:delete', lang);
    if (refused) return context.json(refused.body, refused.status);
    return pageAnswer(await restorePage({ id, viewer }), lang);
  });
}
