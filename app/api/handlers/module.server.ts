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
import type { Locale } from '#app/i18n/locale.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { definitions } from '#app/modules/registry.ts';
import { draftAnswer } from '../draft-answer.ts';
import { type Refused, sortFlatFields } from '../flat-module.ts';
import { pagedAnswer } from '../paged-answer.ts';

/** What the contract names of the bodies of these calls. */
const named: ReadonlySet<string> = new Set(
  [moduleCalls.createModule, moduleCalls.patchModule, moduleCalls.updateModule].flatMap(({ request }) =>
    Object.keys(request.body.content['application/json'].schema.shape),
  ),
);

/** The generic module resource (docs/behaviour/calls.md). Parse, ask or do, present. */
export function bindModuleCalls(api: Api): void {
  // First, because `reorder` would be read as the name of a model.
  bindPlacing(api);
  bindReading(api);
  bindWriting(api);
}

function bindReading(api: Api): void {
  api.openapi(moduleCalls.listModules, async (context) => {
    const { model } = context.req.valid('param');
    const { page, page_size } = context.req.valid('query');
    const found = await listModules({ model, limit: page_size, offset: (page - 1) * page_size });
    return context.json(pagedAnswer({ url: context.req.url, page, pageSize: page_size, ...found }), 200);
  });

  api.openapi(moduleCalls.readModule, async (context) => {
    const { lang, model, id } = context.req.valid('param');
    const node = await readModule(model, id);
    if (node === 'gone') return context.json(gone(lang), 410);
    return node ? context.json(node, 200) : context.json(notFound(lang), 404);
  });
}

function bindPlacing(api: Api): void {
  api.openapi(moduleCalls.reorder, async (context) => {
    const { lang } = context.req.valid('param');
    const { attempt, editor } = context.var;
    const { id, parent, column, before, after } = context.req.valid('json');
    const spot = { parent, column, before: before ?? null, after: after ?? null };
    await keepWhatWasLeft({ module: id }, editor);
    return draftAnswer(await reorderModule({ id, spot, definitions, writer: editor, attempt }), lang, 200);
  });

  api.openapi(moduleCalls.createModule, async (context) => {
    const { lang, model } = context.req.valid('param');
    const { attempt, editor } = context.var;
    if (model === 'container' && !can(editor, 'container:create')) return draftAnswer({ kind: 'forbidden' }, lang);
    const read = readBody(context.req.valid('json'), { model, lang });
    if (read.refused) return context.json(read.refused, 422);
    const { body } = read;
    const { parent, column, before, after, content_type, object_id, ...values } = body;
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

function bindWriting(api: Api): void {
  api.openapi(moduleCalls.patchModule, async (context) => {
    const { lang, model, id } = context.req.valid('param');
    const { attempt, baseRev, editor } = context.var;
    const read = readBody(context.req.valid('json'), { model, lang });
    if (read.refused) return context.json(read.refused, 422);
    const { body } = read;
    const patch: ModulePatch = present(body);
    await keepWhatWasLeft({ module: id }, editor);
    return draftAnswer(await patchModule({ model, id, baseRev, patch, definitions, writer: editor, attempt }), lang);
  });

  api.openapi(moduleCalls.updateModule, async (context) => {
    const { lang, model, id } = context.req.valid('param');
    const { attempt, baseRev, editor } = context.var;
    const { i18n = {}, ...rest } = context.req.valid('json');
    const read = readBody({ ...rest, i18n: { [lang]: i18n } }, { model, lang });
    if (read.refused) return context.json(read.refused, 422);
    const { body } = read;
    const texts = completed(model, 'localized', body.i18n?.[lang] ?? {});
    const patch = { props: completed(model, 'shared', body.props ?? {}), i18n: { [lang]: texts } };
    await keepWhatWasLeft({ module: id }, editor);
    return draftAnswer(await patchModule({ model, id, baseRev, patch, definitions, writer: editor, attempt }), lang);
  });
}

type Body = { props?: Values | undefined; i18n?: Partial<Record<Locale, Values | undefined>> | undefined };
type Values = Record<string, unknown>;

/** What the contract names of a module; a body, or the rest of it, that is the module itself is sorted into it. */
function readBody<Read extends Body>(
  body: Read,
  { model, lang }: { model: string; lang: Locale },
): { refused: Refused } | { refused: null; body: Read } {
  const flat = Object.entries(body).filter(([name]) => !named.has(name));
  if (flat.length === 0) return { refused: null, body };
  const sorted = sortFlatFields(Object.fromEntries(flat), { model, lang });
  if ('errors' in sorted) return { refused: sorted };
  const rest = Object.entries(body).filter(([name]) => named.has(name));
  const texts = { ...body.i18n?.[lang], ...sorted.i18n[lang] };
  const i18n = Object.keys(texts).length > 0 ? { ...body.i18n, [lang]: texts } : body.i18n;
  // Proof: what the contract names is as it was; only fields of the module were taken out.
  const kept = Object.fromEntries(rest) as Read;
  return { refused: null, body: { ...kept, props: { ...body.props, ...sorted.props }, i18n } };
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
