import { deletedModules } from '#app/cms/draft/deleted-modules.server.ts';
import { editedChanges } from '#app/collections/edited-draft.server.ts';
import { editedThing } from '#app/collections/edited-thing.server.ts';
import { editedVersion, editedVersions, keepEdited, restoreEdited } from '#app/collections/edited-versions.server.ts';
import { house } from '#app/modules/house.ts';
import type { Api } from '../api-env.ts';
import { versionCalls } from '../contract/version-calls.ts';
import { pagedAnswer } from '../paged-answer.ts';
import { forbidden, notFound } from '../refusal.ts';

/** The history of a page or an entry. Reading it needs the same right as reading the draft, changing it that of writing. */
export function bindVersionCalls(api: Api): void {
  api.openapi(versionCalls.changes, async (context) => {
    const { lang, id } = context.req.valid('param');
    const changes = await editedChanges(id, { locale: context.req.valid('query').of, house });
    return changes ? context.json(changes, 200) : context.json(notFound(lang), 404);
  });

  api.openapi(versionCalls.deletedModules, async (context) => {
    const { lang, id } = context.req.valid('param');
    const thing = await editedThing(id);
    if (!thing) return context.json(notFound(lang), 404);
    return context.json(await deletedModules({ content_type: thing.type, object_id: id }), 200);
  });

  api.openapi(versionCalls.listVersions, async (context) => {
    const { id } = context.req.valid('param');
    const { page, page_size, of } = context.req.valid('query');
    const found = await editedVersions({ id, locale: of, page, pageSize: page_size });
    return context.json(pagedAnswer({ url: context.req.url, page, pageSize: page_size, ...found }), 200);
  });

  api.openapi(versionCalls.nameVersion, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    const { lang: locale, label, kind } = context.req.valid('json');
    const kept = await keepEdited({ id, locale, label, kind, house, viewer: editor });
    return kept ? context.json(kept, 201) : context.json(notFound(lang), 404);
  });

  api.openapi(versionCalls.readVersion, async (context) => {
    const { lang, id, n } = context.req.valid('param');
    const found = await editedVersion({ id, locale: context.req.valid('query').of, n });
    return found ? context.json(found, 200) : context.json(notFound(lang), 404);
  });

  api.openapi(versionCalls.restoreVersion, async (context) => {
    const { lang, id, n } = context.req.valid('param');
    const { editor } = context.var;
    const { lang: locale, modules } = context.req.valid('json');
    const only = modules ? new Set(modules) : null;
    const restored = await restoreEdited({ id, locale, n, only, house, viewer: editor });
    if (restored === 'forbidden') return context.json(forbidden(lang), 403);
    return restored ? context.json(restored, 200) : context.json(notFound(lang), 404);
  });
}
