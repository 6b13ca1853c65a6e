import type { Api } from '#app/contract/api-env.ts';
import { forbidden, notFound } from '#app/contract/refusal.ts';
import { sharedSectionCalls } from '#app/contract/rows/shared-section-calls.ts';
import { keepSection } from '#app/features/shared-sections/keep-section.server.ts';
import { listSections, readSection } from '#app/features/shared-sections/sections.server.ts';
import { contentModel } from '#app/modules/content-model.server.ts';

/** Shared sections for whoever edits a page: found, looked at, and made of a part of it. */
export function bindSharedSectionCalls(api: Api): void {
  api.openapi(sharedSectionCalls.listSharedSections, async (context) => {
    const { lang } = context.req.valid('param');
    return context.json(await listSections(context.req.valid('query').q, lang), 200);
  });

  api.openapi(sharedSectionCalls.keepSharedSection, async (context) => {
    const { lang } = context.req.valid('param');
    const { module, title } = context.req.valid('json');
    const { editor, attempt } = context.var;
    const kept = await keepSection({ module, title, actor: editor, contentModel, attempt });
    if (kept.kind === 'forbidden') return context.json(forbidden(lang), 403);
    if (kept.kind === 'gone') return context.json(notFound(lang), 404);
    const { id, number, online } = kept;
    return context.json({ id, number, online }, 201);
  });

  api.openapi(sharedSectionCalls.readSharedSection, async (context) => {
    const { lang, id } = context.req.valid('param');
    const section = await readSection(id, lang);
    return section ? context.json(section, 200) : context.json(notFound(lang), 404);
  });
}
