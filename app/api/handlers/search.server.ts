import type { Part } from '#app/collections/page/marked-parts.ts';
import { searchPageSize, searchPages, suggestTitles } from '#app/collections/page/search.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Api } from '../api-env.ts';
import { searchCalls } from '../contract/search-calls.ts';
import { pagedAnswer } from '../paged-answer.ts';

/** The search of the site (specification section 7). */
export function bindSearchCalls(api: Api): void {
  api.openapi(searchCalls.autocomplete, async (context) => {
    const { query, lang: locale } = context.req.valid('query');
    const titles = await suggestTitles({ q: query.toLocaleLowerCase(locale), locale, now: Temporal.Now.instant() });
    return context.json(titles, 200);
  });

  api.openapi(searchCalls.search, async (context) => {
    const { query, lang } = context.req.valid('query');
    return context.json(await answer({ q: query, locale: lang, page: 1, url: context.req.url }), 200);
  });

  api.openapi(searchCalls.searchOthers, async (context) => {
    const { query, lang, page } = context.req.valid('query');
    return context.json(await answer({ q: query, locale: lang, page, url: context.req.url }), 200);
  });
}

async function answer({ url, ...asked }: { q: string; locale: Locale; page: number; url: string }) {
  const { count, results } = await searchPages({ ...asked, now: Temporal.Now.instant() });
  const presented = results.map(({ id, title, excerpt, url: address }) => ({
    id,
    title: textOf(title),
    url: address,
    text: textOf(excerpt),
  }));
  return pagedAnswer({ url, page: asked.page, pageSize: searchPageSize, count, results: presented });
}

function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('');
}
