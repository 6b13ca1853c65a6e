import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isUnstorableText } from '#app/db/unstorable-text.ts';
import { isLocale } from '#app/i18n/locale.ts';
import { localeOfPath } from '#app/i18n/locale-of-path.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { inMegabytes, maxBytes } from '#app/media/limits.ts';
import type { ApiEnv } from '../contract/api-env.ts';
import { notFound } from '../contract/refusal.ts';
import { bindBackupCalls } from './handlers/backup.server.ts';
import { bindColleagueCalls } from './handlers/colleagues.server.ts';
import { bindDashboardCalls } from './handlers/dashboard.server.ts';
import { bindFormCalls } from './handlers/form.server.ts';
import { bindLegalCalls } from './handlers/legal.server.ts';
import { bindModuleCalls } from './handlers/module.server.ts';
import { bindPageCalls } from './handlers/page.server.ts';
import { bindPageLifeCalls } from './handlers/page-life.server.ts';
import { bindProgrammeCalls } from './handlers/programme.server.ts';
import { bindPublishingCalls } from './handlers/publishing.server.ts';
import { bindReviewCalls } from './handlers/review.server.ts';
import { bindSearchCalls } from './handlers/search.server.ts';
import { bindSharedSectionCalls } from './handlers/shared-section.server.ts';
import { bindShellCalls } from './handlers/shell.server.ts';
import { bindSiteCalls } from './handlers/site.server.ts';
import { bindTranslationCalls } from './handlers/translation.server.ts';
import { bindVersionCalls } from './handlers/version.server.ts';
import { bindVisitorCalls } from './handlers/visitor.server.ts';
import { bindReference } from './reference.server.ts';
import { isRefusedByHono } from './refused-by-hono.ts';

const jsonLimit = 2 * 1024 * 1024;

/**
 * All calls, with and without a trailing slash. Requests are checked against the contract
 * before a handler sees them: unknown body fields are refused (422), unknown query keys are ignored and never passed on.
 */
export function createApi(): OpenAPIHono<ApiEnv> {
  const api = new OpenAPIHono<ApiEnv>({
    strict: false,
    defaultHook: (result, context) => {
      if (result.success) return;
      const errors = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      // A path that is no address of ours is not found; everything else was understood and is impossible.
      if (result.target === 'param') return context.json(notFound(localeOfPath(context.req.path)), 404);
      return context.json({ errors }, 422);
    },
  });
  api.onError((error, context) => {
    if (!isRefusedByHono(error) && !isUnstorableText(error)) throw error;
    const detail = m.api_malformed({}, { locale: localeOfPath(context.req.path) });
    return context.json({ detail }, isRefusedByHono(error) ? error.status : 422);
  });
  for (const path of ['/:lang/pageeditor-api/*', '/pageeditor-api/*', '/api/user-details', '/api/dashboard-*'])
    api.use(path, noStore);
  api.use('/:lang/pageeditor-api/*', knownLanguage, (context, next) =>
    (/\/media\/?$/.test(context.req.path) ? limitedFile : limitedJson)(context, next),
  );
  api.use('/api/dashboard-error-log/*', limitedJson);
  bindShellCalls(api);
  bindPageCalls(api);
  bindPageLifeCalls(api);
  bindColleagueCalls(api);
  bindBackupCalls(api);
  bindSharedSectionCalls(api);
  bindVersionCalls(api);
  bindPublishingCalls(api);
  bindTranslationCalls(api);
  bindReviewCalls(api);
  bindVisitorCalls(api);
  bindSearchCalls(api);
  bindFormCalls(api);
  bindSiteCalls(api);
  bindLegalCalls(api);
  bindDashboardCalls(api);
  bindProgrammeCalls(api);
  bindModuleCalls(api);
  bindReference(api);
  return api;
}

/** What is answered depends on who asks, drafts included: no cache on the way may give it to anybody else. */
const noStore: MiddlewareHandler = (context, next) => {
  context.header('Cache-Control', 'private, no-store');
  return next();
};

/** In a language nobody speaks there is no call that one could log in for. */
const knownLanguage: MiddlewareHandler = async (context, next) =>
  isLocale(context.req.param('lang') ?? '') ? next() : context.json(notFound(localeOfPath(context.req.path)), 404);

const [limitedJson, limitedFile] = [limited(jsonLimit), limited(maxBytes.video)];

function limited(maxSize: number): MiddlewareHandler {
  const megabytes = inMegabytes(maxSize);
  const onError = (context: Context) =>
    context.json({ detail: m.api_too_large({ megabytes }, { locale: localeOfPath(context.req.path) }) }, 413);
  const counted = bodyLimit({ maxSize, onError });
  return async (context, next) => {
    const length = context.req.header('content-length');
    if (length === undefined || context.req.header('transfer-encoding')) return counted(context, next);
    // Says its length, and the server reads no more of it: counting would make a stream of it, which takes longer.
    return Number(length) > maxSize ? onError(context) : next();
  };
}
