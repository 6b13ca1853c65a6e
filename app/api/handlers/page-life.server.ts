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
import { notFound } from '../refusal.ts';

/** The life of a page. Parse, ask or do, present. */
export function bindPageLifeCalls(api: Api): void {
  api.openapi(pageLifeCalls.listPages, async (context) => {
    return context.json(await listPages(), 200);
  });

  api.openapi(pageLifeCalls.createPage, async (context) => {
    const { lang } = context.req.valid('param');
    const { editor } = context.var;
    const { parent, page } = context.req.valid('json');
    return pageAnswer(await createPage({ parent, input: page, viewer: editor }), lang, 201);
  });

  api.openapi(pageLifeCalls.binnedPages, async (context) => {
    return context.json(await pagesInBin(), 200);
  });

  api.openapi(pageLifeCalls.readPage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const found = await readPage(id);
    return found ? context.json(found, 200) : context.json(notFound(lang), 404);
  });

  api.openapi(pageLifeCalls.patchPage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { baseRev, editor } = context.var;
    return pageAnswer(await updatePage({ id, baseRev, input: context.req.valid('json'), viewer: editor }), lang);
  });

  api.openapi(pageLifeCalls.movePage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    return pageAnswer(await movePage({ id, ...context.req.valid('json'), viewer: editor }), lang);
  });

  api.openapi(pageLifeCalls.copyPage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    return pageAnswer(await copyPage({ id, definitions, viewer: editor }), lang, 201);
  });

  api.openapi(pageLifeCalls.copyLanguage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    const thing = await editedThing(id);
    if (!thing) return context.json(notFound(lang), 404);
    const owner = { content_type: thing.type, object_id: id };
    const languages = context.req.valid('json');
    const done = await copyLanguage({ owner, ...languages, definitions, writer: editor });
    return context.json(done, 200);
  });

  api.openapi(pageLifeCalls.deletePage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    return pageAnswer(await deletePage({ id, viewer: editor }), lang);
  });

  api.openapi(pageLifeCalls.restorePage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    return pageAnswer(await restorePage({ id, viewer: editor }), lang);
  });
}
