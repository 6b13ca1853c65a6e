import { listUrl } from '#app/cms/collection/entry-url.ts';
import type { ImageView, LinkView } from '#app/cms/resolve.ts';
import { endOfDay, venueDay } from '#app/cms/venue-time.ts';
import { person } from '#app/collections/person/schema.ts';
import { production } from '#app/collections/production/schema.ts';
import { listEntries } from '#app/features/entries/entry-list.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { LoadContext } from '#app/load-context.ts';
import { summaryOf } from '../detail/facts/summary.ts';
import { type DetailPage, detailPage } from '../detail/frame/detail-page.server.ts';
import { foundEntry, type Params } from '../detail/frame/found-entry.server.ts';
import { sectionCrumb } from '../detail/frame/section-crumb.server.ts';
import { articlesAbout } from '../detail/sections/articles.server.ts';
import { comingDates, seasonOf, withAnchors } from '../detail/sections/dates.server.ts';
import type { ArticleTeaser, DateList } from '../detail/sections/sections.ts';
import { formatRun } from '../productions/production-run.ts';
import { personGraph } from './person-json-ld.ts';

export type PersonDetail = DetailPage & {
  name: string;
  role: string;
  categories: string[];
  lead: string;
  biography: string;
  image: ImageView | null;
  email: string;
  phone: string;
  website: LinkView | null;
  dates: DateList | null;
  productions: { title: string; items: { number: number; title: string; href: string | null; run: string }[] } | null;
  articles: { title: string; articles: ArticleTeaser[] } | null;
};

const mostDates = 12;
const mostProductions = 30;

/** Somebody of the venue or of the programme, with what they appear in. */
export async function loadPerson(params: Params, load: LoadContext): Promise<PersonDetail> {
  const { locale, now, notes } = load;
  const entry = await foundEntry(person, params, load);
  const { fields, title: name, number } = entry;
  notes.expireAt(endOfDay(venueDay(now)));
  const of = { person: [number] };
  const [section, dates, productions, articles] = await Promise.all([
    sectionCrumb(listUrl(person, locale), m.detail_team(), locale),
    datesOf(number, load),
    listEntries(production, { locale, filters: of, backwards: true, page_size: mostProductions }),
    articlesAbout(of, load),
  ]);
  notes.tag(...productions.tags);
  const page = await detailPage(
    entry,
    {
      fields,
      summary: summaryOf({ lead: fields.lead || fields.role, description: fields.biography }),
      theme: 'cc01',
      section,
      graph: (origin) => personGraph(entry, origin),
    },
    load,
  );
  const { role, categories, lead, biography, image, email, phone, website } = fields;
  return {
    ...page,
    name,
    role,
    categories: categories.map(({ title }) => title),
    lead,
    biography: biography.html,
    image,
    email,
    phone,
    website,
    dates,
    productions:
      productions.cards.length > 0
        ? {
            title: m.detail_person_productions(),
            items: productions.cards.map((card) => ({
              number: card.number,
              title: card.title,
              href: card.url,
              run: formatRun(card.fields, locale),
            })),
          }
        : null,
    articles: articles.length > 0 ? { title: m.detail_person_articles(), articles } : null,
  };
}

/** What somebody takes part in next; null where there is nothing. */
async function datesOf(person: number, load: LoadContext): Promise<DateList | null> {
  const filters = { person: [person] };
  const [{ rows }, season] = await Promise.all([
    comingDates({ filters, page: { title: '', subtitle: '' }, size: mostDates }, load),
    // The programme has no filter for people: a press leads to the rows of this page.
    seasonOf({ filters, list: null }, load),
  ]);
  if (rows.length === 0) return null;
  const shown = season ? withAnchors(rows) : rows;
  return { title: m.detail_person_dates(), season, rows: shown, line: null, more: null, around: [] };
}
