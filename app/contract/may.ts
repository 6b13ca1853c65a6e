import type { HonoRequest, MiddlewareHandler } from 'hono';
import { type Action, can } from '#app/auth/policy.ts';
import type { Editor } from '#app/auth/viewer.ts';
import { attemptOf } from '#app/cms/draft/attempt.server.ts';
import type { Attempt } from '#app/cms/draft/draft-answer.ts';
import { isLocale, type Locale } from '#app/i18n/locale.ts';
import { localeOfPath } from '#app/i18n/locale-of-path.ts';
import { callRoots } from '#app/urls.ts';
import type { ApiEnv } from './api-env.ts';
import { forbidden, ifMatchMissing, loginNeeded } from './refusal.ts';

/** What a call finds in `context.var` once it is known who may make it. */
type Editing = { Variables: ApiEnv['Variables'] & { editor: Editor; attempt: Attempt } };
/** `baseRev` is the revision the change was based on. */
type Changing = { Variables: Editing['Variables'] & { baseRev: number } };

/**
 * Part of a row of the contract: who may make the call, namely whoever may do all of this. Here it is enforced, before
 * anything else of the request is read; the handler runs for nobody else, and `/openapi.json` says it as `x-may`.
 */
export function may(...actions: Action[]) {
  return { 'x-may': actions, middleware: onlyWhoMay(actions) };
}

/** The same for a call that changes what was read before: it needs `If-Match` as well. */
export function mayChange(...actions: Action[]) {
  const basedOn: MiddlewareHandler<Changing> = async (context, next) => {
    const match = context.req.header('if-match');
    if (!match) return context.json(ifMatchMissing(localeOfCall(context.req)), 428);
    context.set('baseRev', Number(match.replaceAll('"', '')));
    return next();
  };
  const middleware: [MiddlewareHandler<Editing>, MiddlewareHandler<Changing>] = [onlyWhoMay(actions), basedOn];
  return { 'x-may': actions, middleware };
}

/** Part of a row that is open without a session: said in so many words, so that no call is open because nobody said who may. */
export const forEverybody = { 'x-may': 'everybody' as const };

/** What every row of the contract says. */
export type WhoMay = { 'x-may': readonly Action[] | 'everybody' };

function onlyWhoMay(actions: readonly Action[]): MiddlewareHandler<Editing> {
  return async (context, next) => {
    const viewer = context.get('viewer');
    const locale = localeOfCall(context.req);
    if (viewer.kind === 'visitor') return context.json(loginNeeded(locale), 401);
    if (!actions.every((action) => can(viewer, action))) return context.json(forbidden(locale), 403);
    context.set('editor', viewer);
    const [key, tab] = [context.req.header('idempotency-key'), context.req.header('x-tab')?.slice(0, 64)];
    context.set('attempt', attemptOf(key, viewer.id, tab));
    return next();
  };
}

/** Without a language in the address it may stand in the query. */
function localeOfCall(request: HonoRequest): Locale {
  const { path } = request;
  const asked = callRoots.some((root) => path.startsWith(`/${root}`)) ? request.query('lang') : null;
  return isLocale(asked) ? asked : localeOfPath(path);
}
