import type { MiddlewareHandler } from 'hono';
import { isLocale, type Locale } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import type { AppEnv } from '../app-env.ts';

/**
 * `/` has no content: it leads to the language the venue configures, or to the reader's, asked of Accept-Language and
 * remembered nowhere.
 */
export function rootRedirect(configured: Locale | 'reader'): MiddlewareHandler<AppEnv> {
  const varyHeader: Record<string, string> = configured === 'reader' ? { Vary: 'Accept-Language' } : {};
  return async (context) => {
    const locale = configured === 'reader' ? preferredLocale(context.req.header('accept-language')) : configured;
    const headers = { Location: urls.home(locale), ...varyHeader, 'Cache-Control': 'no-cache' };
    return new Response(null, { status: 302, headers });
  };
}

/** The first of our languages in the reader's own order of preference. */
export function preferredLocale(header: string | undefined): Locale {
  const wishes = (header ?? '').slice(0, 500).split(',').map(parseWish);
  const best = wishes.filter(({ q }) => q > 0).sort((one, other) => other.q - one.q);
  return best.map(({ language }) => language).find(isLocale) ?? defaultLocale;
}

function parseWish(wish: string): { language: string; q: number } {
  const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
  const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { language: tag.split('-')[0] ?? '', q: q === undefined ? 1 : Number(q) || 0 };
}
