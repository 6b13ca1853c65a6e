import { type SearchCategory, searchTypes } from '#app/collections/search/categories.ts';
import type { Part } from '#app/collections/search/marked-parts.ts';
import { suggestTitles } from '#app/collections/search/suggestions.server.ts';
import { searchKinds, searchPageSize } from '#app/collections/search.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Api } from '../api-env.ts';
import { searchCalls } from '../contract/search-calls.ts';
import { pagedAnswer } from '../paged-answer.ts';

// Proof: the keys of searchTypes are the categories.
const all = Object.keys(searchTypes) as SearchCategory[];
const others = all.filter((category) => category !== 'events');

/** The search of the site (specification section 7). */
export function bindSearchCalls(api: Api): void {
  api.openapi(searchCalls.autocomplete, async (context) => {
    const { query, lang: locale } = context.req.valid('query');
    const titles = await suggestTitles({ q: query.toLocaleLowerCase(locale), locale, now: Temporal.Now.instant() });
    return context.json(titles, 200);
  });

  api.openapi(searchCalls.search, async (context) => {
    const { query, lang } = context.req.valid('query');
    return context.json(await answer({ q: query, locale: lang, page: 1, categories: all, url: context.req.url }), 200);
  });

  api.openapi(searchCalls.searchEvents, async (context) => {
    const { query, lang, page } = context.req.valid('query');
    const asked = { q: query, locale: lang, page, categories: ['events'] as const, url: context.req.url };
    return context.json(await answer(asked), 200);
  });

  api.openapi(searchCalls.searchOthers, async (context) => {
    const { query, lang, page } = context.req.valid('query');
    return context.json(await answer({ q: query, locale: lang, page, categories: others, url: context.req.url }), 200);
  });
}

type Asked = { q: string; locale: Locale; page: number; categories: readonly SearchCategory[]; url: string };

async function answer({ url, ...asked }: Asked) {
  const { counts, results } = await searchKinds({ ...asked, now: Temporal.Now.instant() });
  const count = asked.categories.reduce((sum, category) => sum + (counts[category] ?? 0), 0);
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
