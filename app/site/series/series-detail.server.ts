import { calendarUrl, listUrl } from '#app/cms/collection/entry-url.ts';
import type { ImageView, LinkView } from '#app/cms/resolve.ts';
import { endOfDay, venueDay } from '#app/cms/venue-time.ts';
import { event } from '#app/collections/event/schema.ts';
import { series } from '#app/collections/series/schema.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { LoadContext } from '#app/load-context.ts';
import { hyphenate } from '#app/typography/hyphenate.server.ts';
import { partnersOf } from '../detail/facts/people.ts';
import { type DetailPage, detailPage } from '../detail/frame/detail-page.server.ts';
import { foundEntry, type Params } from '../detail/frame/found-entry.server.ts';
import { sectionCrumb } from '../detail/frame/section-crumb.server.ts';
import { comingDates, pastDates, seasonOf } from '../detail/sections/dates.server.ts';
import { picturesOf } from '../detail/sections/pictures.ts';
import { type DateList, type DetailSection, inOrder, type TextLink } from '../detail/sections/sections.ts';
import { seriesGraph } from './series-json-ld.ts';

export type SeriesDetail = DetailPage & {
  name: string;
  subtitle: string;
  lead: string;
  description: string;
  image: ImageView | null;
  price: string;
  tickets: LinkView | null;
  dates: DateList | null;
  subscribe: TextLink;
  /** Pictures and partners, in the order events have them. */
  sections: DetailSection[];
};

const mostDates = 60;
const mostPastDates = 12;

/** Events that belong together, with those that are still to come, or with the last ones. */
export async function loadSeries(params: Params, load: LoadContext): Promise<SeriesDetail> {
  const { locale, now, notes } = load;
  const entry = await foundEntry(series, params, load);
  const { fields, title: name, number } = entry;
  notes.expireAt(endOfDay(venueDay(now)));
  const section = await sectionCrumb(listUrl(event, locale), m.detail_programme(), locale);
  const page = await detailPage(
    entry,
    {
      fields,
      theme: 'cc01',
      section,
      graph: (origin) => seriesGraph(entry, origin),
    },
    load,
  );
  const partners = partnersOf(fields.sponsors);
  return {
    ...page,
    name: hyphenate(name, load.locale),
    subtitle: fields.subtitle,
    lead: fields.lead,
    description: fields.description.html,
    image: fields.image,
    price: fields.price_text,
    tickets: fields.ticket_url,
    dates: await datesOf(number, load),
    subscribe: { text: m.detail_subscribe(), href: calendarUrl(entry.url) },
    sections: inOrder(
      {
        ImageSlider: picturesOf(fields.gallery),
        Sponsors: partners.length > 0 ? { title: m.detail_sponsors(), partners } : null,
        Promoter: fields.promoter
          ? { label: m.detail_promoter(), name: fields.promoter, link: fields.promoter_link }
          : null,
      },
      ['ImageSlider', 'Sponsors', 'Promoter'],
    ),
  };
}

async function datesOf(number: number, load: LoadContext): Promise<DateList | null> {
  const options = { filters: { series: [number] }, page: { title: '', subtitle: '' } };
  const list = { url: listUrl(event, load.locale), filter: { series: number } };
  const [coming, season] = await Promise.all([
    comingDates({ ...options, size: mostDates }, load),
    seasonOf({ ...options, list }, load),
  ]);
  const plain = { line: null, around: [] };
  if (coming.rows.length > 0) {
    const all = `${listUrl(event, load.locale)}?series=${number}`;
    const more = coming.count > coming.rows.length ? { text: m.detail_all_dates(), href: all } : null;
    return { title: m.detail_series_dates(), season, rows: coming.rows, more, ...plain };
  }
  const past = await pastDates({ ...options, size: mostPastDates }, load);
  return past.rows.length > 0 ? { title: m.detail_past_dates(), rows: past.rows, more: null, ...plain } : null;
}
