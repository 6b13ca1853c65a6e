import type { MiddlewareHandler } from 'hono';
import { viewerOf } from '#app/auth/viewer.server.ts';
import { asTeam } from '#app/db/pool-scope.server.ts';
import type { SiteSwitch } from '#app/features/site-settings/site-switch.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { callRoots, urls } from '#app/urls.ts';
import type { AppEnv } from '../app-env.ts';
import { isLoginScreen } from '../csrf-forms.ts';
import { refusal } from '../errors.ts';

/** Who looked in vain comes back after so long; a search engine keeps what it knows. */
const retryAfterSeconds = 300;

const language = `(?:${locales.join('|')})`;
const [publicCalls, teamCalls] = callRoots;

/**
 * Where the team comes in and what it works with, and what needs no content: React Router's list of routes, the worker of
 * the browser, the pages of errors.
 */
const forTheTeam = new RegExp(
  `^/(?:${language}/office(?:/|$)|cms-hub/?$|${publicCalls}/(?:auth/|logout/?$)|__manifest$|sw\\.js$|html/|site\\.webmanifest$)`,
);
const teamCall = new RegExp(`^/(?:${language}/)?${teamCalls}(?:/|$)`);
/** What of these calls shows visitors the content of the site. */
const publicPart = new RegExp(`^/(?:${language}/)?${teamCalls}(?:/?$|/(?:nav|redirect|page|container)(?:/|$))`);

/**
 * While the site is switched off, visitors get 503 at every address (docs/behaviour/errors.md#site-offline); who is logged in
 * works on. It stands before files, redirects and all that is kept, so there is one answer however an address was asked.
 */
export function siteOffline(site: SiteSwitch): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    // Nobody waits for what is known.
    if (site.isKnownOn || (await site.isOn())) return next();
    if (isReachableOffline(context.req.method, context.req.path)) return next();
    if ((await asTeam(() => viewerOf(context.req.raw))).kind === 'editor') return next();
    return refusal(context, 503, retryAfterSeconds);
  };
}

/** What answers visitors while the site is off: the login, what asks for one, and the imprint, which is owed to everybody. */
function isReachableOffline(method: string, address: string): boolean {
  const path = address.replace(/\.data$/, '').replace(/(.)\/$/, '$1');
  if (isLoginScreen(path) || locales.some((locale) => path === urls.imprint(locale))) return true;
  if (teamCall.test(path)) return !isReading(method) || !publicPart.test(path);
  return forTheTeam.test(path);
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
