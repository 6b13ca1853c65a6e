import { isLocalDateTime } from '#app/cms/field/date-time.ts';
import { venueInstant } from '#app/cms/venue-time.ts';
import { blockingRules, setBlockingRules } from '#app/collections/page/blocking.server.ts';
import { type PublishResult, publishPage, publishVersion } from '#app/collections/page/publish.server.ts';
import { cancelSchedule, schedulePage } from '#app/collections/page/schedule.server.ts';
import { unpublishPage } from '#app/collections/page/unpublish.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { definitions } from '#app/modules/registry.ts';
import { urls } from '#app/urls.ts';
import type { Api } from '../api-env.ts';
import { publishingCalls } from '../contract/publishing-calls.ts';
import { editorOf, notFound, refusal } from '../refusal.ts';

/** How a language of a page becomes public, now or later, and stops being public. */
export function bindPublishingCalls(api: Api): void {
  api.openapi(publishingCalls.publish, async (context) => {
    const { lang, id } = context.req.valid('param');
    const viewer = context.get('viewer');
    const refused = refusal(viewer, 'page:publish', lang);
    if (refused) return context.json(refused.body, refused.status);
    const { lang: locale, draft_tag: tag, modules } = context.req.valid('json');
    const chosen = modules ? new Set(modules) : null;
    const result = await publishPage({ pageId: id, locale, tag, chosen, userId: editorOf(viewer).id, definitions });
    if (result.kind === 'gone') return context.json(notFound(lang), 404);
    if (result.kind === 'changed') return context.json({ draft_tag: result.draft_tag, changed: [] }, 409);
    if (result.kind === 'incomplete') return context.json({ problems: result.problems }, 422);
    return context.json(published(result, locale), 200);
  });

  api.openapi(publishingCalls.publishVersion, async (context) => {
    const { lang, id } = context.req.valid('param');
    const viewer = context.get('viewer');
    const refused = refusal(viewer, 'page:publish', lang);
    if (refused) return context.json(refused.body, refused.status);
    const { lang: locale, n } = context.req.valid('json');
    const result = await publishVersion({ pageId: id, locale, n, userId: editorOf(viewer).id, definitions });
    if (result.kind === 'gone') return context.json(notFound(lang), 404);
    return context.json(published(result, locale), 200);
  });

  api.openapi(publishingCalls.unpublish, async (context) => {
    const { lang, id } = context.req.valid('param');
    const viewer = context.get('viewer');
    const refused = refusal(viewer, 'page:unpublish', lang);
    if (refused) return context.json(refused.body, refused.status);
    const locale = context.req.valid('json').lang;
    const done = await unpublishPage({ pageId: id, locale, userId: editorOf(viewer).id });
    return done ? context.json({ id }, 200) : context.json(notFound(lang), 404);
  });

  api.openapi(publishingCalls.schedule, async (context) => {
    const { lang, id } = context.req.valid('param');
    const viewer = context.get('viewer');
    const { lang: locale, draft_tag: tag, modules, action, at } = context.req.valid('json');
    const refused = refusal(viewer, `page:${action}`, lang);
    if (refused) return context.json(refused.body, refused.status);
    if (!isLocalDateTime(at)) return context.json(notThen('field_problem_date_time'), 422);
    const chosen = modules ? new Set(modules) : null;
    const times = { due: venueInstant(at), now: Temporal.Now.instant() };
    const userId = editorOf(viewer).id;
    const result = await schedulePage({ pageId: id, locale, tag, chosen, userId, definitions, action, ...times });
    if (result.kind === 'gone') return context.json(notFound(lang), 404);
    if (result.kind === 'past') return context.json(notThen('forms_schedule_past'), 422);
    if (result.kind === 'changed') return context.json({ draft_tag: result.draft_tag, changed: [] }, 409);
    if (result.kind === 'incomplete') return context.json({ problems: result.problems }, 422);
    return context.json({ id: result.id, due_at: result.due_at }, 201);
  });

  api.openapi(publishingCalls.unschedule, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { of, action } = context.req.valid('query');
    const refused = refusal(context.get('viewer'), `page:${action}`, lang);
    if (refused) return context.json(refused.body, refused.status);
    const done = await cancelSchedule({ pageId: id, locale: of, action });
    return done ? context.json({ id }, 200) : context.json(notFound(lang), 404);
  });

  api.openapi(publishingCalls.readBlocking, async (context) => {
    const { lang } = context.req.valid('param');
    const refused = refusal(context.get('viewer'), 'draft:read', lang);
    if (refused) return context.json(refused.body, refused.status);
    return context.json({ blocking: await blockingRules() }, 200);
  });

  api.openapi(publishingCalls.writeBlocking, async (context) => {
    const { lang } = context.req.valid('param');
    const viewer = context.get('viewer');
    const refused = refusal(viewer, 'settings:write', lang);
    if (refused) return context.json(refused.body, refused.status);
    const { blocking } = context.req.valid('json');
    const kept = await setBlockingRules(viewer, blocking);
    return context.json({ blocking: kept === 'forbidden' ? [] : kept }, 200);
  });
}

function published({ n, before, published_at, path }: Extract<PublishResult, { kind: 'published' }>, locale: Locale) {
  return { version: n, before, published_at, url: urls.page(locale, path) };
}

function notThen(message: string) {
  return { problems: [{ module: null, path: 'at', message }] };
}
