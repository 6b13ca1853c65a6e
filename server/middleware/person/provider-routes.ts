import { type Context, Hono } from 'hono';
import { auth } from '#app/auth/auth-runtime.server.ts';
import { csrfSetCookie, newCsrfToken } from '#app/auth/csrf-token.server.ts';
import { endedAttemptCookie, type ProviderAttempt } from '#app/auth/provider/attempt-cookie.server.ts';
import { beginWithProvider } from '#app/auth/provider/begin.server.ts';
import { finishWithProvider } from '#app/auth/provider/finish.server.ts';
import type { ProviderProblem } from '#app/auth/provider/provider-problem.ts';
import { providerPaths } from '#app/auth/provider/provider-settings.ts';
import { isLocale, type Locale } from '#app/i18n/locale.ts';
import { nextPath } from '#app/site/login/next-path.ts';
import { urls } from '#app/urls.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import type { AppEnv } from '../app-env.ts';

/** To the account service of the venue and back; without one there are no such addresses. */
export const providerRoutes = new Hono<AppEnv>();

providerRoutes.get(providerPaths.begin, async (context, go) => {
  const { lang, next } = context.req.query();
  const locale = isLocale(lang) ? lang : defaultLocale;
  const wish = { locale, next: nextPath(next, locale) };
  const begun = await beginWithProvider({ ...wish, clientAddress: context.get('clientAddress') });
  if (!begun) return go();
  if (begun.kind === 'problem') return backToLogin(context, wish, begun.problem);
  return leadTo(context, begun.address.href, [begun.setCookie]);
});

providerRoutes.get(providerPaths.end, async (context, go) => {
  const finished = await finishWithProvider(new URL(context.req.url).search, context.req.raw.headers);
  if (!finished) return go();
  if (finished.kind === 'problem') return backToLogin(context, finished.attempt, finished.problem);
  const opened = [...finished.setCookies, csrfSetCookie(newCsrfToken(), auth())];
  return leadTo(context, finished.attempt.next, [...opened, endedAttemptCookie()]);
});

/** The login screen, which goes on to the same place and says what went wrong. */
function loginAddress({
  locale,
  next,
  problem,
}: Partial<ProviderAttempt> & { locale: Locale; problem: ProviderProblem }) {
  return `${urls.login(locale)}?${new URLSearchParams({ ...(next ? { next } : {}), problem })}`;
}

function backToLogin(
  context: Context<AppEnv>,
  attempt: Pick<ProviderAttempt, 'locale' | 'next'> | null,
  problem: ProviderProblem,
) {
  const { locale, next } = attempt ?? { locale: defaultLocale, next: undefined };
  return leadTo(context, loginAddress({ locale, next, problem }), [endedAttemptCookie()]);
}

function leadTo(context: Context<AppEnv>, address: string, setCookies: readonly string[]) {
  for (const cookie of setCookies) context.header('Set-Cookie', cookie, { append: true });
  context.header('Cache-Control', 'no-store');
  return context.redirect(address, 303);
}
