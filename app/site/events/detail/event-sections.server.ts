import { listUrl } from '#app/cms/collection/entry-url.ts';
import { event, type eventFields } from '#app/collections/event/schema.ts';
import { series } from '#app/collections/series/schema.ts';
import { readShownHours } from '#app/features/opening-hours/shown-hours.server.ts';
import { neighbours } from '#app/features/programme/queries.server.ts';
import { formatRowDay } from '#app/features/programme/timetable/row-time.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { LoadContext } from '#app/load-context.ts';
import { cardAt } from '#app/site/detail/facts/card-of.server.ts';
import type { Kind } from '#app/site/detail/facts/kind.server.ts';
import { contributorsOf, partnersOf } from '#app/site/detail/facts/people.ts';
import type { EventPlace } from '#app/site/detail/facts/place.server.ts';
import type { FoundEntry } from '#app/site/detail/frame/found-entry.server.ts';
import { articlesAbout } from '#app/site/detail/sections/articles.server.ts';
import { comingDates } from '#app/site/detail/sections/dates.server.ts';
import { type FamilyTag, keyFactsOf } from '#app/site/detail/sections/key-facts.ts';
import { picturesOf } from '#app/site/detail/sections/pictures.ts';
import type { DateList, SectionContents } from '#app/site/detail/sections/sections.ts';

type About = {
  entry: FoundEntry<typeof eventFields>;
  kind: Kind;
  place: EventPlace;
  tags: readonly FamilyTag[];
};

type Contents = { [Name in keyof SectionContents]: SectionContents[Name] | null };

/** The content of every part of an event's page; null where there is nothing to show. */
export async function eventSections(about: About, load: LoadContext): Promise<Contents> {
  const { fields, slots } = about.entry;
  const [children, hours, band, dates, articles] = await Promise.all([
    childDates(about, load),
    openingHours(about, load),
    seriesBand(about, load),
    otherDates(about, load),
    fields.production?.number ? articlesAbout({ production: [fields.production.number] }, load) : [],
  ]);
  const { video, gallery, sponsors, promoter, promoter_link, contributors, important_info } = fields;
  const people = contributorsOf(contributors);
  const partners = partnersOf(sponsors);
  const programs = slots.programs ?? [];
  return {
    Children: children,
    ImportantInfo: important_info.html ? { title: m.detail_important(), html: important_info.html } : null,
    OpeningHours: hours,
    Description: description(about, load),
    ImageSlider: picturesOf(gallery),
    Programs: programs.length > 0 || about.entry.draft ? { nodes: programs, dates: null } : null,
    Video: video ? { title: m.detail_video(), embed: video, poster: fields.image } : null,
    Contributors: people.length > 0 ? { title: m.detail_contributors(), people, credits: '' } : null,
    Series: band,
    Events: dates,
    Blog: articles.length > 0 ? { title: m.detail_articles(), articles } : null,
    Sponsors: partners.length > 0 ? { title: m.detail_sponsors(), partners } : null,
    Promoter: promoter ? { label: m.detail_promoter(), name: promoter, link: promoter_link } : null,
  };
}

function description({ entry, place, tags }: About, { locale }: LoadContext): SectionContents['Description'] | null {
  const { fields, slots } = entry;
  const nodes = slots.description ?? [];
  const more = place.venue?.url ? { text: m.detail_access_more(), href: `${place.venue.url}#access` } : null;
  const keyFacts = keyFactsOf({ ...fields, duration: fields.date_end ? 0 : fields.duration, tags, more }, locale);
  const isThere = fields.lead || fields.description.html || nodes.length > 0 || keyFacts || entry.draft;
  if (!isThere) return null;
  return { lead: fields.lead, html: fields.description.html, nodes, keyFacts };
}

/** Hours of the venue stand where one may come at any time of the day. */
async function openingHours({ kind, entry }: About, load: LoadContext) {
  const { from_day, until_day } = entry;
  if (!kind.isExhibition && from_day === until_day) return null;
  const { panel } = await readShownHours(load);
  return panel.week.length > 0 ? { title: m.detail_opening_hours(), text: '', panel } : null;
}

async function childDates({ entry }: About, load: LoadContext): Promise<DateList | null> {
  const page = { title: entry.title, subtitle: entry.fields.subtitle };
  const { rows } = await comingDates({ filters: { parent: [entry.number] }, page, size: 50 }, load);
  return rows.length > 0 ? { title: m.detail_children(), rows, line: null, more: null, around: [] } : null;
}

async function seriesBand({ entry }: About, load: LoadContext): Promise<SectionContents['Series'] | null> {
  const found = await cardAt(series, entry.fields.series, load);
  if (!found?.url) return null;
  const { title: name, url: href, fields } = found;
  return { label: m.detail_series(), name, href, lead: fields.lead, more: m.detail_series_more() };
}

const mostDates = 6;

/** Other dates of the production, or else of the series; and the two beside this one. */
async function otherDates({ entry, kind, tags }: About, load: LoadContext): Promise<DateList | null> {
  const { production, series: inSeries } = entry.fields;
  const of = production?.number
    ? { production: [production.number] }
    : inSeries?.number
      ? { series: [inSeries.number] }
      : null;
  if (!of) return null;
  const facts = tags.map(({ title }) => title);
  const page = { title: entry.title, subtitle: entry.fields.subtitle, kind: kind.title, tags: facts };
  const [coming, beside] = await Promise.all([
    comingDates({ filters: of, page, size: mostDates + 1 }, load),
    neighbours({ event: entry, filters: of, locale: load.locale, now: load.now }),
  ]);
  load.notes.tag(...beside.tags);
  const rows = coming.rows.filter(({ number }) => number !== entry.number).slice(0, mostDates);
  const around = [
    { card: beside.previous, label: m.detail_previous_date() },
    { card: beside.next, label: m.detail_next_date() },
  ].flatMap(({ card, label }) => (card?.url ? [{ label, text: dayOf(card.day, load), href: card.url }] : []));
  if (rows.length === 0 && around.length === 0) return null;
  const all = production?.href
    ? `${production.href}#datesAndTickets`
    : `${listUrl(event, load.locale)}?series=${inSeries?.number}`;
  const more = coming.count > rows.length + 1 ? { text: m.detail_all_dates(), href: all } : null;
  return { title: m.detail_more_dates(), rows, line: null, more, around };
}

function dayOf(day: string, { locale }: LoadContext): string {
  return formatRowDay(day, locale, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
}
