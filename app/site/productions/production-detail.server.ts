import { listUrl } from '#app/cms/collection/entry-url.ts';
import type { ImageView, LinkView } from '#app/cms/resolve.ts';
import { endOfDay, venueDay } from '#app/cms/venue-time.ts';
import { production } from '#app/collections/production/schema.ts';
import { formatRowDay } from '#app/features/programme/timetable/row-time.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { LoadContext } from '#app/load-context.ts';
import { sectionAnchors } from '#app/section-anchors.ts';
import { hyphenate } from '#app/typography/hyphenate.server.ts';
import siteConfig from '#site-config';
import { familyTags } from '../detail/facts/family-tags.server.ts';
import { kindOf } from '../detail/facts/kind.server.ts';
import { placeOf } from '../detail/facts/place.server.ts';
import { type DetailPage, detailPage } from '../detail/frame/detail-page.server.ts';
import { foundEntry, type Params } from '../detail/frame/found-entry.server.ts';
import { sectionCrumb } from '../detail/frame/section-crumb.server.ts';
import { keyFactsOf } from '../detail/sections/key-facts.ts';
import {
  type DetailSection,
  inOrder,
  type KeyFacts,
  type SectionContents,
  type TextLink,
} from '../detail/sections/sections.ts';
import { productionFacts } from './production-facts.ts';
import { productionGraph } from './production-json-ld.ts';
import { formatRun, runState } from './production-run.ts';
import { productionSections } from './production-sections.server.ts';

export type ProductionDetail = DetailPage & {
  /** An exhibition stands on the line of its run, everything else below its picture. */
  look: 'exhibition' | 'staging';
  preline: string;
  title: string;
  subtitle: string;
  lead: string;
  image: ImageView | null;
  run: { begins: string; ends: string } | null;
  notice: { title: string; text: string } | null;
  keyFacts: KeyFacts | null;
  /** Jumps to the dates, where there are any. */
  jump: { text: string; href: string } | null;
  tickets: (LinkView & { text: string }) | null;
  sections: DetailSection[];
  important: SectionContents['ImportantInfo'] | null;
  /** The series it belongs to, as a link beside its kind. */
  series: TextLink | null;
};

/** Everything the page of a production shows, in the language and at the moment of the request. */
export async function loadProduction(params: Params, load: LoadContext): Promise<ProductionDetail> {
  const { locale, now, notes } = load;
  const entry = await foundEntry(production, params, load);
  const { fields, title, url } = entry;
  const today = venueDay(now);
  notes.expireAt(endOfDay(today));
  const [kind, place, tags, section] = await Promise.all([
    kindOf(fields.exhibition_type, load),
    placeOf(fields.room, load),
    familyTags(fields.tags, load),
    sectionCrumb(listUrl(production, locale), m.detail_productions(), locale),
  ]);
  const contents = await productionSections({ entry, kind }, load);
  const hasDates = Boolean(contents.Events ?? contents.Programs?.dates);
  const state = runState(fields, today);
  const jump =
    hasDates && state !== 'past'
      ? { text: m.detail_dates_and_tickets(), href: `#${sectionAnchors.DatesAndTickets}` }
      : null;
  const action = jump && {
    title,
    note: formatRun(fields, locale) || (fields.room?.title ?? ''),
    button: { text: jump.text, url: jump.href },
  };
  const page = await detailPage(
    entry,
    {
      fields,
      theme: kind.theme,
      section,
      graph: (origin) =>
        productionGraph({ entry: { ...entry, url }, kind, place, origin, siteName: siteConfig.name[locale] }),
      ...(action ? { frame: { action } } : {}),
    },
    load,
  );
  const { date_start, date_end, important_info } = fields;
  const more = place.venue?.url ? { text: m.detail_access_more(), href: `${place.venue.url}#access` } : null;
  const isTicketed = fields.ticket_state === 'sale' || fields.ticket_state === 'few';
  return {
    ...page,
    look: kind.isExhibition ? 'exhibition' : 'staging',
    preline: fields.preline || kind.title,
    title: hyphenate(title, locale),
    subtitle: fields.subtitle,
    lead: fields.lead,
    image: fields.image,
    run: kind.isExhibition && date_start && date_end ? { begins: date_start, ends: date_end } : null,
    notice: state === 'past' && date_end ? { title: pastText(date_end, load), text: '' } : null,
    keyFacts: keyFactsOf({ ...fields, tags, first: productionFacts(fields, locale), more }, locale),
    jump,
    tickets: isTicketed && !jump && fields.ticket_url ? { ...fields.ticket_url, text: m.programme_tickets() } : null,
    sections: inOrder(contents, siteConfig.design.detailSections.production),
    important: important_info.html ? { title: m.detail_important(), html: important_info.html } : null,
    series: fields.series?.href
      ? { text: `${m.detail_series()} ${fields.series.title}`, href: fields.series.href }
      : null,
  };
}

function pastText(day: string, { locale }: LoadContext): string {
  return m.detail_production_past({
    day: formatRowDay(day, locale, { day: 'numeric', month: 'long', year: 'numeric' }),
  });
}
