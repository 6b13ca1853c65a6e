import { isLocalDateTime } from '#app/cms/field/date-time/field.ts';
import { type Published, publish, unpublish } from '#app/cms/publishing/publish.server.ts';
import { publishVersion } from '#app/cms/publishing/publish-version.server.ts';
import { cancelSchedule, schedule } from '#app/cms/publishing/schedule.server.ts';
import { venueInstant } from '#app/cms/venue-time.ts';
import { blockingRules, setBlockingRules } from '#app/collections/page/blocking.server.ts';
import type { Api } from '#app/contract/api-env.ts';
import { notFound } from '#app/contract/refusal.ts';
import { publishingCalls } from '#app/contract/rows/publishing-calls.ts';
import { contentOwner } from '#app/features/editing/content-owner.server.ts';
import { contentModel } from '#app/modules/content-model.server.ts';

/** How a language of a page becomes public, now or later, and stops being public. */
export function bindPublishingCalls(api: Api): void {
  bindAtOnce(api);
  bindAtATime(api);
  bindBlocking(api);
}

function bindAtOnce(api: Api): void {
  api.openapi(publishingCalls.publish, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    const { lang: locale, draft_tag: tag, modules } = context.req.valid('json');
    const chosen = modules ? new Set(modules) : null;
    const owner = await contentOwner(id, contentModel);
    const result = owner ? await publish({ owner, locale, tag, chosen, actor: editor }) : gone;
    if (result.kind === 'gone' || result.kind === 'forbidden') return context.json(notFound(lang), 404);
    if (result.kind === 'changed') return context.json({ draft_tag: result.draft_tag, changed: [] }, 409);
    if (result.kind === 'incomplete') return context.json({ problems: result.problems }, 422);
    return context.json(published(result), 200);
  });

  api.openapi(publishingCalls.publishVersion, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    const { lang: locale, n } = context.req.valid('json');
    const owner = await contentOwner(id, contentModel);
    const result = owner && (await publishVersion({ owner, locale, n, actor: editor }));
    if (result?.kind !== 'published') return context.json(notFound(lang), 404);
    return context.json(published(result), 200);
  });

  api.openapi(publishingCalls.unpublish, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    const locale = context.req.valid('json').lang;
    const owner = await contentOwner(id, contentModel);
    const result = owner && (await unpublish({ owner, locale, actor: editor }));
    return result?.kind === 'unpublished' ? context.json({ id }, 200) : context.json(notFound(lang), 404);
  });
}

function bindAtATime(api: Api): void {
  api.openapi(publishingCalls.schedule, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    const { lang: locale, draft_tag: tag, modules, action, at } = context.req.valid('json');
    if (!isLocalDateTime(at)) return context.json(notThen('field_problem_date_time'), 422);
    const chosen = modules ? new Set(modules) : null;
    const times = { due: venueInstant(at), now: Temporal.Now.instant() };
    const owner = await contentOwner(id, contentModel);
    const what = { locale, tag, chosen, action, actor: editor };
    const result = owner ? await schedule({ owner, ...what, ...times }) : gone;
    if (result.kind === 'gone' || result.kind === 'forbidden') return context.json(notFound(lang), 404);
    if (result.kind === 'past') return context.json(notThen('forms_schedule_past'), 422);
    if (result.kind === 'changed') return context.json({ draft_tag: result.draft_tag, changed: [] }, 409);
    if (result.kind === 'incomplete') return context.json({ problems: result.problems }, 422);
    return context.json({ id: result.id, due_at: result.due_at }, 201);
  });

  api.openapi(publishingCalls.unschedule, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    const { of, action } = context.req.valid('query');
    const owner = await contentOwner(id, contentModel);
    const done = owner !== null && (await cancelSchedule({ owner, locale: of, action, actor: editor }));
    return done ? context.json({ id }, 200) : context.json(notFound(lang), 404);
  });
}

/** Which findings of the checks let nobody publish. */
function bindBlocking(api: Api): void {
  api.openapi(publishingCalls.readBlocking, async (context) => {
    return context.json({ blocking: await blockingRules() }, 200);
  });

  api.openapi(publishingCalls.writeBlocking, async (context) => {
    const { editor } = context.var;
    const { blocking } = context.req.valid('json');
    const kept = await setBlockingRules(editor, blocking);
    return context.json({ blocking: kept === 'forbidden' ? [] : kept }, 200);
  });
}

const gone = { kind: 'gone' } as const;

function published({ n, before, published_at, url }: Published) {
  return { version: n, before, published_at, url };
}

function notThen(message: string) {
  return { problems: [{ module: null, path: 'at', message }] };
}
