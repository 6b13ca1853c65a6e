import { copyLanguage } from '#app/cms/draft/copy-language.server.ts';
import { copyDraft } from '#app/cms/publishing/save-draft.server.ts';
import { moveToTrash, restoreFromTrash } from '#app/cms/publishing/trash.server.ts';
import { createPage, movePage, updatePage } from '#app/collections/page/draft/commands.server.ts';
import { pagesInTrash } from '#app/collections/page/draft/trash.server.ts';
import { pageOwner } from '#app/collections/page/page-adapter.server.ts';
import { listPages } from '#app/collections/page/public/page-list.server.ts';
import { readPage } from '#app/collections/page/read-pages.server.ts';
import type { Api } from '#app/contract/api-env.ts';
import { notFound } from '#app/contract/refusal.ts';
import { pageLifeCalls } from '#app/contract/rows/page-life-calls.ts';
import { findOwner } from '#app/features/editing/content-owner.server.ts';
import { definitions } from '#app/modules/registry.ts';
import { pageAnswer } from '../page-answer.ts';

/** The life of a page. Parse, ask or do, present. */
export function bindPageLifeCalls(api: Api): void {
  // First, because `pages/bin` would be read as the page of that id.
  bindTrash(api);
  bindTree(api);
  bindCopies(api);
}

function bindTree(api: Api): void {
  api.openapi(pageLifeCalls.listPages, async (context) => {
    return context.json(await listPages(), 200);
  });

  api.openapi(pageLifeCalls.createPage, async (context) => {
    const { lang } = context.req.valid('param');
    const { editor } = context.var;
    const { parent, page } = context.req.valid('json');
    return pageAnswer(await createPage({ parent, input: page, actor: editor }), lang, 201);
  });

  api.openapi(pageLifeCalls.readPage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const found = await readPage(id);
    return found ? context.json(found, 200) : context.json(notFound(lang), 404);
  });

  api.openapi(pageLifeCalls.patchPage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { baseRev, editor } = context.var;
    return pageAnswer(await updatePage({ id, baseRev, input: context.req.valid('json'), actor: editor }), lang);
  });

  api.openapi(pageLifeCalls.movePage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    return pageAnswer(await movePage({ id, ...context.req.valid('json'), actor: editor }), lang);
  });
}

function bindCopies(api: Api): void {
  api.openapi(pageLifeCalls.copyPage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    return pageAnswer(await copyDraft({ owner: pageOwner(id, definitions), actor: editor }), lang, 201);
  });

  api.openapi(pageLifeCalls.copyLanguage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    const found = await findOwner(id);
    if (!found) return context.json(notFound(lang), 404);
    const owner = { content_type: found.type, object_id: id };
    const languages = context.req.valid('json');
    const done = await copyLanguage({ owner, ...languages, definitions, writer: editor });
    return context.json(done, 200);
  });
}

function bindTrash(api: Api): void {
  api.openapi(pageLifeCalls.binnedPages, async (context) => {
    return context.json(await pagesInTrash(), 200);
  });

  api.openapi(pageLifeCalls.deletePage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    return pageAnswer(await moveToTrash({ owner: pageOwner(id, definitions), actor: editor }), lang);
  });

  api.openapi(pageLifeCalls.restorePage, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    return pageAnswer(await restoreFromTrash({ owner: pageOwner(id, definitions), actor: editor }), lang);
  });
}
