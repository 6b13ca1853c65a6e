import type { EntryView } from '#app/cms/collection/entry.ts';
import { calendarUrl, listUrl } from '#app/cms/collection/entry-url.ts';
import type { ImageView } from '#app/cms/resolve.ts';
import { endOfDay, venueDay } from '#app/cms/venue-time.ts';
import { event, type eventFields } from '#app/collections/event/schema.ts';
import { type EventState, type EventStatus, eventStatus, nextStatusChange } from '#app/collections/event/status.ts';
import { linkToDate } from '#app/features/addresses/shop-dates.ts';
import { occasionLabel } from '#app/features/programme/timetable/occasion-label.ts';
import { formatStatus, type StatusText } from '#app/features/programme/timetable/row-status.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { LoadContext } from '#app/load-context.ts';
import { familyTags } from '#app/site/detail/facts/family-tags.server.ts';
import { type Kind, kindOf } from '#app/site/detail/facts/kind.server.ts';
import { placeOf } from '#app/site/detail/facts/place.server.ts';
import { sentences, shortened, summaryOf } from '#app/site/detail/facts/summary.ts';
import { type DetailPage, detailPage } from '#app/site/detail/frame/detail-page.server.ts';
import { foundEntry, type Params } from '#app/site/detail/frame/found-entry.server.ts';
import { sectionCrumb } from '#app/site/detail/frame/section-crumb.server.ts';
import { type DetailSection, inOrder } from '#app/site/detail/sections/sections.ts';
import type { DetailFact } from '#app/site/programme/detail-facts.tsx';
import type { PageFrame } from '#app/site/shell-data.ts';
import { hyphenate } from '#app/typography/hyphenate.server.ts';
import siteConfig from '#site-config';
import { eventFacts } from './event-facts.ts';
import { eventGraph } from './event-json-ld.ts';
import { type EventNotice, eventNotice } from './event-notice.ts';
import { eventSections } from './event-sections.server.ts';

type Button = { text: string; href: string; external: boolean };

export type EventDetail = DetailPage & {
  preline: string;
  title: string;
  subtitle: string;
  image: ImageView | null;
  notice: EventNotice | null;
  facts: DetailFact[];
  status: StatusText | null;
  tickets: Button | null;
  /** Registration, or the shop of another site: a way to a ticket that is not ours to sell. */
  elsewhere: Button | null;
  calendar: { text: string; href: string } | null;
  sections: DetailSection[];
};

/** Everything the page of one date shows, in the language and at the moment of the request. */
export async function loadEvent(params: Params, load: LoadContext): Promise<EventDetail> {
  const { locale, now, notes } = load;
  const found = await foundEntry(event, params, load);
  const ticket_url = linkToDate(found.fields.ticket_url, found.number, locale);
  const entry = { ...found, fields: { ...found.fields, ticket_url } };
  const { fields, title } = entry;
  const state = eventStatus(fields, now);
  notes.expireAt(nextStatusChange(fields, now));
  notes.expireAt(endOfDay(venueDay(now)));
  const [kind, place, tags, section] = await Promise.all([
    kindOf(fields.event_type_new, load),
    placeOf(fields.room, load),
    familyTags(fields.tags, load),
    sectionCrumb(listUrl(event, locale), m.detail_programme(), locale),
  ]);
  const facts = eventFacts({ fields, status: state.status, place, locale });
  const preline = prelineOf(fields, kind);
  const about = summaryOf(fields);
  const summary = about || sentences([fields.subtitle || preline, ...whenAndWhere(facts)]);
  const status = formatStatus({ ...fields, ...state }, locale);
  const tickets = state.status === 'sale' ? ticketButton(fields, m.programme_tickets()) : null;
  const machine = { entry, summary, locale, kind, place, tags, state: offeredState(state) };
  const [page, contents] = await Promise.all([
    detailPage(
      entry,
      {
        fields,
        // The dates of one production share its words, so what tells them apart comes first.
        summary: about ? shortened(sentences([...whenAndWhere(facts), about])) : summary,
        theme: kind.theme,
        section,
        windowTitle: [title, facts.find(({ id }) => id === 'when')?.title].filter(Boolean).join(', '),
        graph: (origin) => eventGraph({ ...machine, origin, siteName: siteConfig.name[locale] }),
        frame: { bodyClass: 'non-cms', action: actionOf({ title, facts, status, tickets, state }) },
      },
      load,
    ),
    eventSections({ entry, kind, place, tags }, load),
  ]);
  return {
    ...page,
    preline,
    title: hyphenate(title, locale),
    subtitle: fields.subtitle,
    image: fields.image,
    notice: eventNotice(fields, state.status, locale),
    facts,
    status,
    tickets,
    elsewhere: elsewhereOf(fields, state.status),
    calendar: isComing(state.status) ? { text: m.detail_add_to_calendar(), href: calendarUrl(entry.url) } : null,
    sections: inOrder(contents, siteConfig.design.detailSections.event),
  };
}

/** What machines are told of the places: nothing where nobody has looked for long, because they repeat it without the day. */
function offeredState({ status, hint, asOf }: EventState): string {
  if (hint === 'few') return hint;
  return asOf && status === 'soldout' ? '' : status;
}

type Fields = EntryView<typeof eventFields>['fields'];

/** What it is, and what is special about this date: `Schauspiel, Premiere`. */
function prelineOf({ preline, occasion }: Fields, kind: Kind): string {
  const words = occasion ? occasionLabel[occasion]() : '';
  return [preline || kind.title, words].filter(Boolean).join(', ');
}

/** What there is to say of a date that nobody has described. */
function whenAndWhere(facts: readonly DetailFact[]): string[] {
  return facts
    .filter(({ id }) => id === 'when' || id === 'where')
    .map(({ title, text }) => [title, text].filter(Boolean).join(', '));
}

function ticketButton({ ticket_url }: Fields, text: string): Button | null {
  return ticket_url && { text, href: ticket_url.href, external: ticket_url.external };
}

function elsewhereOf(fields: Fields, status: EventStatus): Button | null {
  if (status === 'registration') return ticketButton(fields, m.detail_register());
  if (status === 'external') return ticketButton(fields, m.detail_tickets_elsewhere());
  return null;
}

function isComing(status: EventStatus): boolean {
  return status !== 'past' && status !== 'cancelled' && status !== 'postponed';
}

type Acting = {
  title: string;
  facts: readonly DetailFact[];
  status: StatusText | null;
  tickets: Button | null;
  state: EventState;
};

/**
 * The bar at the lower edge: a button only while tickets are on sale (docs/behaviour/navigation.md#action-bar), and
 * nothing once it is over.
 */
function actionOf({ title, facts, status, tickets, state }: Acting): PageFrame['action'] {
  if (state.status === 'past') return undefined;
  const when = facts.find(({ id }) => id === 'when');
  const moment = [when?.title, when?.text].filter(Boolean).join(', ');
  const note = [moment, status?.text].filter(Boolean).join(' · ');
  return { title, note, button: tickets && { text: tickets.text, url: tickets.href } };
}
