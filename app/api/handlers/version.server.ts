import { deletedModules } from '#app/cms/draft/deleted-modules.server.ts';
import { restoreVersion } from '#app/cms/publishing/restore.server.ts';
import { draftChanges, keepVersion, readVersion, versionHistory } from '#app/cms/publishing/versions.server.ts';
import type { Api } from '#app/contract/api-env.ts';
import { forbidden, notFound } from '#app/contract/refusal.ts';
import { versionCalls } from '#app/contract/rows/version-calls.ts';
import { contentOwner, findOwner } from '#app/features/editing/content-owner.server.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { pagedAnswer } from '../paged-answer.ts';

/** The history of a page or an entry. Reading it needs the same right as reading the draft, changing it that of writing. */
export function bindVersionCalls(api: Api): void {
  api.openapi(versionCalls.changes, async (context) => {
    const { lang, id } = context.req.valid('param');
    const owner = await contentOwner(id, contentModel);
    const changes = owner && (await draftChanges({ owner, locale: context.req.valid('query').of }));
    return changes ? context.json(changes, 200) : context.json(notFound(lang), 404);
  });

  api.openapi(versionCalls.deletedModules, async (context) => {
    const { lang, id } = context.req.valid('param');
    const owner = await findOwner(id);
    if (!owner) return context.json(notFound(lang), 404);
    return context.json(await deletedModules({ content_type: owner.type, object_id: id }), 200);
  });

  api.openapi(versionCalls.listVersions, async (context) => {
    const { id } = context.req.valid('param');
    const { page, page_size, of } = context.req.valid('query');
    const owner = await contentOwner(id, contentModel);
    const options = { locale: of, page, pageSize: page_size };
    const found = owner ? await versionHistory({ owner, ...options }) : { count: 0, results: [] };
    return context.json(pagedAnswer({ url: context.req.url, page, pageSize: page_size, ...found }), 200);
  });

  api.openapi(versionCalls.nameVersion, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    const { lang: locale, label, kind } = context.req.valid('json');
    const owner = await contentOwner(id, contentModel);
    const kept = owner && (await keepVersion({ owner, locale, label, kind, actor: editor }));
    if (kept?.kind !== 'kept') return context.json(notFound(lang), 404);
    return context.json({ id: kept.id, n: kept.n }, 201);
  });

  api.openapi(versionCalls.readVersion, async (context) => {
    const { lang, id, n } = context.req.valid('param');
    const owner = await contentOwner(id, contentModel);
    const found = owner && (await readVersion({ owner, locale: context.req.valid('query').of, n }));
    return found ? context.json(found, 200) : context.json(notFound(lang), 404);
  });

  api.openapi(versionCalls.restoreVersion, async (context) => {
    const { lang, id, n } = context.req.valid('param');
    const { editor } = context.var;
    const { lang: locale, modules } = context.req.valid('json');
    const only = modules ? new Set(modules) : null;
    const owner = await contentOwner(id, contentModel);
    const done = owner && (await restoreVersion({ owner, locale, n, only, actor: editor }));
    if (done?.kind === 'forbidden') return context.json(forbidden(lang), 403);
    if (done?.kind !== 'restored') return context.json(notFound(lang), 404);
    return context.json({ before: done.before }, 200);
  });
}
