import { can } from '#app/auth/policy.ts';
import type { Editor } from '#app/auth/viewer.ts';
import { createModule } from '#app/cms/draft/create-module.server.ts';
import { deleteModule } from '#app/cms/draft/delete-module.server.ts';
import type { ModulePatch } from '#app/cms/draft/patch.ts';
import { patchModule } from '#app/cms/draft/patch-module.server.ts';
import { listModules, readModule } from '#app/cms/draft/read-modules.server.ts';
import { reorderModule } from '#app/cms/draft/reorder-module.server.ts';
import { restoreModule } from '#app/cms/draft/restore-module.server.ts';
import { keepIdleVersions } from '#app/cms/publishing/idle-version.server.ts';
import type { Api } from '#app/contract/api-env.ts';
import { gone, notFound } from '#app/contract/refusal.ts';
import { moduleCalls } from '#app/contract/rows/module-calls.ts';
import { contentOwner } from '#app/features/editing/content-owner.server.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { definitions } from '#app/modules/registry.ts';
import { draftAnswer } from '../draft-answer.ts';
import { pagedAnswer } from '../paged-answer.ts';

/** The generic module resource (docs/behaviour/calls.md). Parse, ask or do, present. */
export function bindModuleCalls(api: Api): void {
  api.openapi(moduleCalls.reorder, async (context) => {
    const { lang } = context.req.valid('param');
    const { attempt, editor } = context.var;
    const { id, parent, column, before, after } = context.req.valid('json');
    const spot = { parent, column, before: before ?? null, after: after ?? null };
    await keepWhatWasLeft({ module: id }, editor);
    return draftAnswer(await reorderModule({ id, spot, definitions, writer: editor, attempt }), lang, 200);
  });

  api.openapi(moduleCalls.listModules, async (context) => {
    const { model } = context.req.valid('param');
    const { page, page_size } = context.req.valid('query');
    const found = await listModules({ model, limit: page_size, offset: (page - 1) * page_size });
    return context.json(pagedAnswer({ url: context.req.url, page, pageSize: page_size, ...found }), 200);
  });

  api.openapi(moduleCalls.createModule, async (context) => {
    const { lang, model } = context.req.valid('param');
    const { attempt, editor } = context.var;
    if (model === 'container' && !can(editor, 'container:create')) return draftAnswer({ kind: 'forbidden' }, lang);
    const { parent, column, before, after, content_type, object_id, ...values } = context.req.valid('json');
    if (parent) await keepWhatWasLeft({ module: parent }, editor);
    else if (object_id) await keepWhatWasLeft({ owner: object_id }, editor);
    const result = await createModule({
      ...present(values),
      model,
      spot: { parent: parent ?? null, column, before: before ?? null, after: after ?? null },
      ...(content_type && object_id ? { owner: { content_type, object_id } } : {}),
      definitions,
      writer: editor,
      attempt,
    });
    return draftAnswer(result, lang);
  });

  api.openapi(moduleCalls.readModule, async (context) => {
    const { lang, model, id } = context.req.valid('param');
    const node = await readModule(model, id);
    if (node === 'gone') return context.json(gone(lang), 410);
    return node ? context.json(node, 200) : context.json(notFound(lang), 404);
  });

  api.openapi(moduleCalls.patchModule, async (context) => {
    const { lang, model, id } = context.req.valid('param');
    const { attempt, baseRev, editor } = context.var;
    const patch: ModulePatch = present(context.req.valid('json'));
    await keepWhatWasLeft({ module: id }, editor);
    return draftAnswer(await patchModule({ model, id, baseRev, patch, definitions, writer: editor, attempt }), lang);
  });

  api.openapi(moduleCalls.updateModule, async (context) => {
    const { lang, model, id } = context.req.valid('param');
    const { attempt, baseRev, editor } = context.var;
    const { props, i18n } = context.req.valid('json');
    const patch = { props: completed(model, 'shared', props), i18n: { [lang]: completed(model, 'localized', i18n) } };
    await keepWhatWasLeft({ module: id }, editor);
    return draftAnswer(await patchModule({ model, id, baseRev, patch, definitions, writer: editor, attempt }), lang);
  });

  api.openapi(moduleCalls.deleteModule, async (context) => {
    const { lang, model, id } = context.req.valid('param');
    const { attempt, baseRev, editor } = context.var;
    await keepWhatWasLeft({ module: id }, editor);
    const seen = revisionsIn(context.req.valid('header')['x-seen']);
    const command = { model, id, baseRev, definitions, writer: editor, attempt, ...(seen && { seen }) };
    return draftAnswer(await deleteModule(command), lang);
  });

  api.openapi(moduleCalls.restoreModule, async (context) => {
    const { lang, model, id } = context.req.valid('param');
    const { attempt, editor } = context.var;
    await keepWhatWasLeft({ module: id }, editor);
    return draftAnswer(await restoreModule({ model, id, definitions, writer: editor, attempt }), lang);
  });
}

/** A change after a long pause begins something new; what stood there before stays in the history. */
function keepWhatWasLeft(place: Parameters<typeof keepIdleVersions>[0]['in'], { id: by }: Editor): Promise<number> {
  const find = (id: string) => contentOwner(id, contentModel);
  return keepIdleVersions({ in: place, by, find, now: Temporal.Now.instant() });
}

/** Without the header nothing is compared. */
function revisionsIn(header: string | undefined): Record<string, number> | undefined {
  return header === undefined ? undefined : Object.fromEntries(header.split(',').map(revisionIn));
}

function revisionIn(pair: string): [string, number] {
  const [id = '', rev] = pair.split('=');
  return [id, Number(rev)];
}

/** A full update empties every field it does not name. */
function completed(
  model: string,
  part: 'shared' | 'localized',
  values: Record<string, unknown>,
): Record<string, unknown> {
  const fields = Object.entries(definitions[model]?.fields ?? {}).filter(([, field]) => field[part] !== null);
  return { ...Object.fromEntries(fields.map(([name]) => [name, null])), ...values };
}

/** Leaves out what was not sent; with exact types, missing and undefined are two things. */
function present<Values extends object>(values: Values): { [Key in keyof Values]: Exclude<Values[Key], undefined> } {
  const sent = Object.entries(values).filter(([, value]) => value !== undefined);
  // Proof: only keys without a value were taken out.
  return Object.fromEntries(sent) as { [Key in keyof Values]: Exclude<Values[Key], undefined> };
}
