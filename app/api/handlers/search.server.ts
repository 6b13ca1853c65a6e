import type { Context } from 'hono';
import type { Api, ApiEnv } from '#app/contract/api-env.ts';
import { note } from '#app/contract/kept.ts';
import { searchCalls } from '#app/contract/rows/search-calls.ts';
import { type SearchCategory, searchTypes } from '#app/features/search/categories.ts';
import type { Part } from '#app/features/search/marked-parts.ts';
import { searchKinds, searchPageSize } from '#app/features/search/search.server.ts';
import { searchTags, statesHold } from '#app/features/search/search-tags.server.ts';
import { suggestTitles } from '#app/features/search/suggestions.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pagedAnswer } from '../paged-answer.ts';

const all = Object.keys(searchTypes);
const others = all.filter((category) => category !== 'events');

/** The search of the site (docs/behaviour/calls.md). */
export function bindSearchCalls(api: Api): void {
  api.openapi(searchCalls.autocomplete, async (context) => {
    const { query, lang: locale } = context.req.valid('query');
    const now = Temporal.Now.instant();
    const titles = await suggestTitles({ q: query.toLocaleLowerCase(locale), locale, now });
    noteSearch(context, now);
    return context.json(titles, 200);
  });

  api.openapi(searchCalls.search, async (context) => {
    const { query, lang, page } = context.req.valid('query');
    return context.json(await answer(context, { q: query, locale: lang, page, categories: all }), 200);
  });

  api.openapi(searchCalls.searchEvents, async (context) => {
    const { query, lang, page } = context.req.valid('query');
    return context.json(await answer(context, { q: query, locale: lang, page, categories: ['events'] }), 200);
  });

  api.openapi(searchCalls.searchOthers, async (context) => {
    const { query, lang, page } = context.req.valid('query');
    return context.json(await answer(context, { q: query, locale: lang, page, categories: others }), 200);
  });
}

type SearchQuery = { q: string; locale: Locale; page: number; categories: readonly SearchCategory[] };

async function answer(context: Context<ApiEnv>, query: SearchQuery) {
  const now = Temporal.Now.instant();
  const { counts, results } = await searchKinds({ ...query, now });
  const count = query.categories.reduce((sum, category) => sum + (counts[category] ?? 0), 0);
  const presented = results.map(({ id, title, excerpt, url: address }) => ({
    id,
    title: textOf(title),
    url: address,
    text: textOf(excerpt),
  }));
  noteSearch(context, now);
  return pagedAnswer({ url: context.req.url, page: query.page, pageSize: searchPageSize, count, results: presented });
}

function noteSearch(context: Context<ApiEnv>, now: Temporal.Instant): void {
  note(context, { tags: searchTags, until: [now.add(statesHold)] });
}

function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('');
}
