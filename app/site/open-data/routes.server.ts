import { stringify } from 'csv-stringify/sync';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { NotingEnv } from '#app/cache/cache-notes.ts';
import { visitorCacheControl } from '#app/cache/page-entry.ts';
import { calendarUrl, listUrl } from '#app/cms/collection/entry-url.ts';
import { csvCell } from '#app/cms/transfer/csv-cell.ts';
import { endOfDay, venueDay } from '#app/cms/venue-time.ts';
import { event } from '#app/collections/event/schema.ts';
import { type OpenEvent, openEvents } from '#app/features/programme/open-data.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import siteConfig from '#site-config';
import { siteOrigin } from '../site-origin.server.ts';

const licences = {
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'DL-DE-Zero-2.0': 'https://www.govdata.de/dl-de/zero-2-0',
} as const;

/**
 * The facts of the programme for whoever wants to use them again, and a catalogue that says so
 * (docs/behaviour/standards.md#open-data); kept until a date changes, and no longer than the day they begin with.
 */
export const openDataRoutes = new Hono<NotingEnv>({ strict: false });

const licence = () => licences[siteConfig.openData.licence];

async function read({ env }: Context<NotingEnv>): Promise<OpenEvent[]> {
  const now = Temporal.Now.instant();
  const { events, tags } = await openEvents({ now, origin: siteOrigin() });
  env?.notes?.tag(...tags);
  env?.notes?.expireAt(endOfDay(venueDay(now)));
  return events;
}

openDataRoutes.get(urls.openData('events.json'), etag({ weak: true }), async (context) => {
  const [name, license] = [siteConfig.name, { name: siteConfig.openData.licence, url: licence() }];
  const text = JSON.stringify({ publisher: name, license, timeZone: siteConfig.timeZone, events: await read(context) });
  return answer(context, text, 'application/json; charset=utf-8');
});

openDataRoutes.get(urls.openData('events.csv'), etag({ weak: true }), async (context) => {
  const rows = (await read(context)).map((event) => csvRow(event).map(csvCell));
  const text = stringify([csvColumns, ...rows], { bom: true });
  return answer(context, text, 'text/csv; charset=utf-8; header=present');
});

openDataRoutes.get(urls.openData('events.ics'), (context) =>
  context.redirect(calendarUrl(listUrl(event, defaultLocale)), 302),
);

openDataRoutes.get(urls.openData('catalog.jsonld'), etag({ weak: true }), (context) => {
  const text = JSON.stringify(catalogue(siteOrigin()));
  return answer(context, text, 'application/ld+json; charset=utf-8');
});

/** Whoever uses it finds the licence with the data too. */
function answer(context: Context<NotingEnv>, text: string, type: string): Response {
  return context.body(text, 200, {
    'Content-Type': type,
    'Cache-Control': visitorCacheControl,
    'Access-Control-Allow-Origin': '*',
    Link: `<${licence()}>; rel="license"`,
  });
}

const csvColumns = [
  'identifier',
  'scheduleStatus',
  'startDate',
  'startTime',
  'endDate',
  'endTime',
  'doorTime',
  ...locales.flatMap((locale) => [`title.${locale}`, `website.${locale}`, `location.${locale}`, `tags.${locale}`]),
  'ticketType',
  'priceMin',
  'priceMax',
  'admissionLink',
  'updated',
  'license',
];

function csvRow({
  identifier,
  scheduleStatus,
  schedule,
  title,
  website,
  location,
  tags,
  admission,
  metadata,
}: OpenEvent): unknown[] {
  const { startDate, startTime, endDate, endTime, doorTime } = schedule;
  const words = locales.flatMap((locale) => [
    title[locale],
    website[locale],
    location[locale],
    tags[locale]?.join(' | '),
  ]);
  const { ticketType, priceMin, priceMax, admissionLink } = admission;
  const times = [startDate, startTime, endDate, endTime, doorTime];
  return [
    identifier,
    scheduleStatus,
    ...times,
    ...words,
    ticketType,
    priceMin,
    priceMax,
    admissionLink,
    metadata.updated,
    licence(),
  ];
}

/** DCAT, so that a portal finds the files, their form and their licence. */
function catalogue(origin: string) {
  const files = [
    ['events.json', 'application/json'],
    ['events.csv', 'text/csv'],
    ['events.ics', 'text/calendar'],
  ] as const;
  const titles = locales.map((locale) => ({ '@language': locale, '@value': siteConfig.name[locale] }));
  return {
    '@context': { dcat: 'http://www.w3.org/ns/dcat#', dct: 'http://purl.org/dc/terms/' },
    '@id': origin + urls.openData('catalog.jsonld'),
    '@type': 'dcat:Catalog',
    'dct:title': titles,
    'dcat:dataset': {
      '@id': `${origin}${urls.openData('catalog.jsonld')}#events`,
      '@type': 'dcat:Dataset',
      'dct:title': titles,
      'dct:license': { '@id': licence() },
      'dct:language': locales,
      'dcat:distribution': files.map(([file, type]) => ({
        '@type': 'dcat:Distribution',
        'dcat:downloadURL': { '@id': origin + urls.openData(file) },
        'dcat:mediaType': type,
        'dct:license': { '@id': licence() },
      })),
    },
  };
}
