import { createRoute, z } from '@hono/zod-openapi';
import { cardShape, entryShape } from '#app/cms/collection/json.ts';
import { article } from '#app/collections/article/schema.ts';
import { filterNames } from '#app/collections/event/query.ts';
import { event } from '#app/collections/event/schema.ts';
import { eventTeaser } from '#app/collections/event-teaser/schema.ts';
import { eventJson, factsOfEntry } from '#app/features/programme/event-json.ts';
import { locales } from '#app/i18n/locale.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import { keptForVisitors } from '../kept.ts';
import { type EntryList, entryLists, entryTypes, type TermList, termLists } from '../programme-lists.ts';
import { entryExample } from './entry-example.ts';
import { json, lang, langParams, notFound, paged } from './shapes.ts';

const gone = json(z.object({ detail: z.string() }), 'It was public and has been deleted.');

/** One parameter of a list. Read strictly and never refused; repeated, the first counts (`list-query.ts`). */
function parameter(type: 'integer' | 'string', description: string, example: string | number) {
  const schema = type === 'integer' ? { type, minimum: 1, example, description } : { type, example, description };
  return z
    .union([z.string(), z.array(z.string())])
    .optional()
    .openapi(schema);
}

const date = parameter('string', 'Day-month-year; a day that does not exist is as if it were missing.', '05-12-2026');
const number = (name: string) => parameter('integer', `Id of an option of the filter ${name}.`, 12);
const paging = {
  page: parameter('integer', 'At most 10000.', 1),
  page_size: parameter('integer', 'At most 100, otherwise 25.', 25),
};
const eventFilters = {
  ...Object.fromEntries(filterNames.map((name) => [name, number(name)])),
  type: parameter('string', 'Id or slug of a kind of event.', 'konzert'),
};
const langQuery = { lang: z.enum(locales).default(defaultLocale) };

const option = z
  .object({ id: z.number().int(), name: z.string(), slug: z.string() })
  .openapi('FilterOption', { example: { id: 12, name: 'Seilerbühne', slug: 'seilerbuehne' } });

function termCall(name: string, { about }: TermList) {
  return createRoute({
    method: 'get',
    ...keptForVisitors,
    path: `/api/${name}`,
    summary: `${about}, published ones only`,
    request: { query: z.object(langQuery) },
    responses: { 200: json(z.array(option), 'In the order the venue gave them.') },
  });
}

function cardOf(definition: EntryList['definition'], name: string) {
  return cardShape(definition).openapi(name, { example: entryExample(definition) });
}

function listCall(name: string, { definition, filters, dated, about }: EntryList) {
  const query = { ...Object.fromEntries(filters.map((filter) => [filter, number(filter)])), ...paging };
  return createRoute({
    method: 'get',
    ...keptForVisitors,
    path: `/{lang}/api/${name}`,
    summary: `${about}, published ones only`,
    request: { params: langParams, query: z.object(dated ? { ...query, date } : query) },
    responses: { 200: json(paged(cardOf(definition, nameOf(definition.type))), 'One page.') },
  });
}

const entryParams = z.object({ lang, id: z.string().max(20).openapi({ example: '4711' }) });

const entryFacts = {
  urls: z.record(z.string(), z.string()),
  inherited: z.array(z.string()).openapi({ description: 'Fields whose value comes from the production.' }),
};

function entryCall(name: string, definition: EntryList['definition']) {
  const facts = factsOfEntry[definition.type]?.shape ?? {};
  const shape = entryShape(definition)
    .extend({ ...entryFacts, ...facts })
    .openapi(`${nameOf(definition.type)}Detail`, {
      example: entryExample(definition, definition.fields),
    });
  return createRoute({
    method: 'get',
    ...keptForVisitors,
    path: `/{lang}/api/${name}/{id}`,
    summary: `One entry of ${name} with all its fields`,
    request: { params: entryParams },
    responses: { 200: json(shape, 'As visitors see it.'), 404: notFound, 410: gone },
  });
}

function nameOf(type: string): string {
  return type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const eventCard = eventJson.openapi('Event', {
  example: {
    ...entryExample(event),
    date_start: '2026-12-05T19:30:00+01:00',
    date_end: '2026-12-05T21:10:00+01:00',
    day: '2026-12-05',
    status: 'sale',
    status_hint: null,
  },
});

const days = z.array(z.string()).openapi({ example: ['2026-12-05', '2026-12-06'] });

/** The calls of one kind, by the last part of their address. */
function eachOf<List, Call>(lists: Readonly<Record<string, List>>, make: (name: string, list: List) => Call) {
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, make(name, list)]));
}

export const termCalls = eachOf(termLists, termCall);
export const listCalls = eachOf(entryLists, listCall);
export const entryCalls = eachOf(entryTypes, entryCall);

export const programmeCalls = {
  calendar: createRoute({
    method: 'get',
    ...keptForVisitors,
    path: '/api/calendar',
    summary: 'Days of a month on which something takes place',
    request: { query: z.object({ ...langQuery, ...eventFilters, date }) },
    responses: {
      200: json(days, 'Days of the venue’s calendar in the month of `date`, ascending; today’s month without it.'),
    },
  }),
  teasers: createRoute({
    method: 'get',
    ...keptForVisitors,
    path: '/{lang}/api/teasers',
    summary: 'What stands between the days of the programme, from today on',
    request: { params: langParams },
    responses: {
      200: json(z.array(cardOf(eventTeaser, 'Teaser')), 'By their day; each stands behind the events of its day.'),
    },
  }),
  events: createRoute({
    method: 'get',
    ...keptForVisitors,
    path: '/{lang}/api/events',
    summary: 'The programme from a day on, published dates only',
    request: { params: langParams, query: z.object({ ...eventFilters, ...paging, date }) },
    responses: {
      200: json(
        paged(eventCard),
        'Days ascend; within a day the latest comes first, so that a reader who merges pages turns each day round.',
      ),
    },
  }),
  articlesTeaser: createRoute({
    method: 'get',
    ...keptForVisitors,
    path: '/{lang}/api/articles-teaser',
    summary: 'The article at the top of the magazine',
    request: { params: langParams },
    responses: { 200: json(cardOf(article, 'ArticleTeaser').nullable(), 'The newest; null while there is none.') },
  }),
};

/** All of them, each under a name of its own: `series` is a list of terms, `articles` a list and an entry. */
export const everyProgrammeCall = {
  ...prefixed('terms', termCalls),
  ...prefixed('list', listCalls),
  ...prefixed('entry', entryCalls),
  ...programmeCalls,
};

function prefixed<Call>(prefix: string, calls: Record<string, Call>): Record<string, Call> {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [prefix + nameOf(name), call]));
}
