import { isLocalDateTime } from '#app/cms/field/date-time.ts';
import { venueInstant } from '#app/cms/venue-time.ts';
import {
  cancelEdited,
  type EditedPublished,
  publishEdited,
  publishEditedVersion,
  scheduleEdited,
  unpublishEdited,
} from '#app/collections/edited-publishing.server.ts';
import { blockingRules, setBlockingRules } from '#app/collections/page/blocking.server.ts';
import { house } from '#app/modules/house.ts';
import type { Api } from '../api-env.ts';
import { publishingCalls } from '../contract/publishing-calls.ts';
import { notFound } from '../refusal.ts';

/** How a language of a page becomes public, now or later, and stops being public. */
export function bindPublishingCalls(api: Api): void {
  api.openapi(publishingCalls.publish, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    const { lang: locale, draft_tag: tag, modules } = context.req.valid('json');
    const chosen = modules ? new Set(modules) : null;
    const result = await publishEdited({ id, locale, tag, chosen, viewer: editor, house });
    if (result.kind === 'gone' || result.kind === 'forbidden') return context.json(notFound(lang), 404);
    if (result.kind === 'changed') return context.json({ draft_tag: result.draft_tag, changed: [] }, 409);
    if (result.kind === 'incomplete') return context.json({ problems: result.problems }, 422);
    return context.json(published(result), 200);
  });

  api.openapi(publishingCalls.publishVersion, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    const { lang: locale, n } = context.req.valid('json');
    const result = await publishEditedVersion({ id, locale, n, viewer: editor, house });
    if (result.kind !== 'published') return context.json(notFound(lang), 404);
    return context.json(published(result), 200);
  });

  api.openapi(publishingCalls.unpublish, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    const locale = context.req.valid('json').lang;
    const done = await unpublishEdited({ id, locale, viewer: editor, house });
    return done ? context.json({ id }, 200) : context.json(notFound(lang), 404);
  });

  api.openapi(publishingCalls.schedule, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { editor } = context.var;
    const { lang: locale, draft_tag: tag, modules, action, at } = context.req.valid('json');
    if (!isLocalDateTime(at)) return context.json(notThen('field_problem_date_time'), 422);
    const chosen = modules ? new Set(modules) : null;
    const times = { due: venueInstant(at), now: Temporal.Now.instant() };
    const what = { id, locale, tag, chosen, viewer: editor, house };
    const result = await scheduleEdited({ ...what, action, ...times });
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
    const done = await cancelEdited({ id, locale: of, action, viewer: editor });
    return done ? context.json({ id }, 200) : context.json(notFound(lang), 404);
  });

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

function published({ n, before, published_at, url }: EditedPublished) {
  return { version: n, before, published_at, url };
}

function notThen(message: string) {
  return { problems: [{ module: null, path: 'at', message }] };
}
