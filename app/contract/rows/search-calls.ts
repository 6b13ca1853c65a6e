import { createRoute, z } from '@hono/zod-openapi';
import { locales } from '#app/i18n/locale.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import { autocomplete, pathOf } from '../endpoints/visitor.ts';
import { keptForVisitors } from '../kept.ts';
import { json, paged } from './shapes.ts';

const words = z.object({ query: z.string().max(200).default(''), lang: z.enum(locales).default(defaultLocale) });

const pagedWords = words.extend({ page: z.coerce.number().int().min(1).max(1_000).default(1) });

const results = paged(z.object({ id: z.string(), title: z.string(), url: z.string(), text: z.string() }));

/** Very common words are cut off kind by kind. */
const counted = 'Up to 500 of each kind are counted and can be read page by page; of more, the best.';

/** The search of the site: published things only, whoever asks. */
export const searchCalls = {
  autocomplete: createRoute({
    method: 'get',
    ...keptForVisitors,
    path: pathOf(autocomplete({ query: '', lang: '' })),
    summary: 'Titles that fit what was typed so far',
    request: { query: words },
    responses: {
      200: json(
        z.array(z.string()),
        'At most eight: those that begin with it first, then those that hold it; those spelled much like it where none does.',
      ),
    },
  }),
  search: createRoute({
    method: 'get',
    ...keptForVisitors,
    path: '/api/search',
    summary: 'Everything with these words, page by page',
    request: { query: pagedWords },
    responses: { 200: json(results, `Best first, 25 a page. ${counted}`) },
  }),
  searchEvents: createRoute({
    method: 'get',
    ...keptForVisitors,
    path: '/api/search/events',
    summary: 'Events with these words, page by page',
    request: { query: pagedWords },
    responses: { 200: json(results, `Best first, 25 a page. ${counted}`) },
  }),
  searchOthers: createRoute({
    method: 'get',
    ...keptForVisitors,
    path: '/api/search/others',
    summary: 'Results that are no events, page by page',
    request: { query: pagedWords },
    responses: { 200: json(results, `Best first, 25 a page. ${counted}`) },
  }),
};
