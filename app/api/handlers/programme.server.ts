import type { Context } from 'hono';
import { visitorCacheControl } from '#app/cache/page-entry.ts';
import type { EntryView } from '#app/cms/collection/entry.ts';
import { presentCard } from '#app/cms/collection/json.ts';
import { listTag } from '#app/cms/collection/listing/cache-tags.ts';
import { lookUp, publishedEntry } from '#app/cms/collection/listing/published.server.ts';
import { dayBound } from '#app/cms/collection/sort-key.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Pictures } from '#app/cms/field/kind.ts';
import { presentFields } from '#app/cms/json/fields.ts';
import { endOfDay, venueDay } from '#app/cms/venue-time.ts';
import { article } from '#app/collections/article/schema.ts';
import { readEventQuery } from '#app/collections/event/query.ts';
import { eventTeaser } from '#app/collections/event-teaser/schema.ts';
import { exhibitionType } from '#app/collections/exhibition-type/schema.ts';
import { siteIndexTag } from '#app/collections/page/public/site-index.server.ts';
import type { Api, ApiEnv } from '#app/contract/api-env.ts';
import { note } from '#app/contract/kept.ts';
import { type EntryList, entryLists, entryTypes, termLists } from '#app/contract/programme-lists.ts';
import { gone, notFound } from '#app/contract/refusal.ts';
import {
  entryCalls,
  everyProgrammeCall,
  listCalls,
  programmeCalls,
  termCalls,
} from '#app/contract/rows/programme-calls.ts';
import { listEntries } from '#app/features/entries/entry-list.server.ts';
import { numberOf } from '#app/features/entries/entry-page.server.ts';
import { filterOptions, filterTags } from '#app/features/entries/filter-options.server.ts';
import { pageAddresses } from '#app/features/entries/page-addresses.server.ts';
import { factsOfEntry, presentEvent } from '#app/features/programme/event-json.ts';
import { availableDates, filtersOf, listEvents } from '#app/features/programme/queries.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { readListQuery } from '../list-query.ts';
import { pagedAnswer } from '../paged-answer.ts';

const mostTeasers = 100;

/**
 * The programme, the magazine and the people of the site (docs/behaviour/calls.md): published things, whoever asks.
 */
export function bindProgrammeCalls(api: Api): void {
  revalidated(api);
  bindCollectionCalls(api);
  bindDateCalls(api);
}

/** Lists and entries of every collection that the interface knows. */
function bindCollectionCalls(api: Api): void {
  for (const [call, terms] of paired(termCalls, termLists)) {
    api.openapi(call, async (context) => {
      const { lang: locale } = context.req.valid('query');
      const options = await filterOptions({ type: terms.type, ...(terms.of ? { of: terms.of } : {}), locale });
      note(context, { tags: filterTags(terms.type, terms.of) });
      return context.json(
        options.map(({ id, name, slug }) => ({ id, name, slug })),
        200,
      );
    });
  }

  for (const [call, list] of paired(listCalls, entryLists)) {
    api.openapi(call, async (context) => context.json(await listed(context, list), 200));
  }

  for (const [call, definition] of paired(entryCalls, entryTypes)) {
    api.openapi(call, async (context) => {
      const { lang: locale, id } = context.req.valid('param');
      const number = numberOf(id);
      if (number === null) return context.json(notFound(locale), 404);
      const lookup = { number, locale, now: Temporal.Now.instant(), contentModel, pages: await pageAddresses(locale) };
      const entry = await publishedEntry(definition, lookup);
      if (entry) {
        note(context, { tags: [siteIndexTag, ...entry.tags], until: changesOf(definition, entry, lookup.now) });
        return context.json(presentEntry(definition, entry, lookup.now), 200);
      }
      if ((await lookUp(definition.type, { number })) === 'trashed') return context.json(gone(locale), 410);
      return context.json(notFound(locale), 404);
    });
  }

  api.openapi(programmeCalls.articlesTeaser, async (context) => {
    const { lang: locale } = context.req.valid('param');
    const { cards, pictures, tags } = await listEntries(article, { locale, page_size: 1, asWritten: true });
    note(context, { tags: [siteIndexTag, ...tags] });
    return context.json(cards[0] ? presentCard(article, cards[0], pictures) : null, 200);
  });
}

/** What is on: days with dates, the dates themselves and what stands between them. */
function bindDateCalls(api: Api): void {
  api.openapi(programmeCalls.calendar, async (context) => {
    const query = readEventQuery(searchOf(context));
    const today = venueDay(Temporal.Now.instant());
    const first = `${(query.date ?? today).slice(0, 7)}-01`;
    const last = Temporal.PlainDate.from(first).add({ months: 1 }).subtract({ days: 1 }).toString();
    const filters = await filtersOf(query);
    const { days, tags } = await availableDates({ locale: context.req.valid('query').lang, filters, first, last });
    note(context, { tags: [...tags, listTag(exhibitionType.type)], until: [endOfDay(today)] });
    return context.json(
      days.map(({ day }) => day),
      200,
    );
  });

  api.openapi(programmeCalls.teasers, async (context) => {
    const { lang: locale } = context.req.valid('param');
    const today = venueDay(Temporal.Now.instant());
    const teaserQuery = { locale, from: dayBound(today), page_size: mostTeasers, asWritten: true };
    const { cards, pictures, tags } = await listEntries(eventTeaser, teaserQuery);
    note(context, { tags: [siteIndexTag, ...tags], until: [endOfDay(today)] });
    return context.json(
      cards.map((card) => presentCard(eventTeaser, card, pictures)),
      200,
    );
  });

  api.openapi(programmeCalls.events, async (context) => {
    const { lang: locale } = context.req.valid('param');
    const query = readEventQuery(searchOf(context));
    const { page, page_size, date } = query;
    const dateQuery = { locale, filters: await filtersOf(query), page, page_size, ...(date ? { date } : {}) };
    const now = Temporal.Now.instant();
    const { results, count, pictures, tags, nextChange } = await listEvents({ ...dateQuery, now, asWritten: true });
    note(context, {
      tags: [siteIndexTag, listTag(exhibitionType.type), ...tags],
      until: [nextChange, endOfDay(venueDay(now))],
    });
    const presented = results.map((card) => presentEvent(card, pictures));
    return context.json(
      pagedAnswer({ url: context.req.url, page, pageSize: page_size, count, results: presented }) as never,
      200,
    );
  });
}

/** Each call with what it was made of. */
function paired<Call, List>(calls: Readonly<Record<string, Call>>, lists: Readonly<Record<string, List>>) {
  // Proof: the contract makes a call for each key of the same lists.
  return Object.entries(calls).map(([name, call]) => [call, lists[name] as List] as const);
}

/** One page of a collection that is no list of dates. */
async function listed(context: Context<ApiEnv>, { definition, filters: names, dated }: EntryList) {
  // Proof: the contract has checked the language before.
  const locale = context.req.param('lang') as Locale;
  const { filters, date, page, page_size } = readListQuery(searchOf(context), names);
  const bounds = dated && date ? { from: dayBound(date), running: date } : {};
  const options = { locale, filters, ...bounds, page, page_size, asWritten: true };
  const { cards, count, pictures, tags } = await listEntries(definition, options);
  note(context, { tags: [siteIndexTag, ...tags] });
  const results = cards.map((card) => presentCard(definition, card, pictures));
  return pagedAnswer({ url: context.req.url, page, pageSize: page_size, count, results });
}

function presentEntry(definition: CollectionDefinition, entry: EntryView, now: Temporal.Instant) {
  const { number, url, slug, title, fields, media, alternates, inherited } = entry;
  const pictures: Pictures = new Map(media.map((record) => [record.id, record]));
  const shown = presentFields(definition.fields, fields, pictures);
  const facts = factsOfEntry[definition.type]?.of(fields, now);
  return { id: number, url, urls: alternates, slug, inherited, ...shown, [definition.titleField]: title, ...facts };
}

/** When what is told of an entry changes by itself: a module's time comes, a date is over. */
function changesOf(definition: CollectionDefinition, { fields, nextChange }: EntryView, now: Temporal.Instant) {
  return [nextChange, ...(factsOfEntry[definition.type]?.changes(fields, now) ?? [])];
}

/** Nobody keeps an answer without asking, as with pages (decision 6); that it is unchanged says who keeps it for visitors. */
function revalidated(api: Api): void {
  for (const { path } of Object.values(everyProgrammeCall))
    api.use(path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context, next) => {
      await next();
      if (context.res.status === 200) context.header('Cache-Control', visitorCacheControl);
    });
}

function searchOf(context: Context): URLSearchParams {
  return new URL(context.req.url).searchParams;
}
