import type { productionFields } from '#app/collections/production/schema.ts';
import { readShownHours } from '#app/features/opening-hours/shown-hours.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { LoadContext } from '#app/load-context.ts';
import type { Kind } from '../detail/facts/kind.server.ts';
import { contributorsOf } from '../detail/facts/people.ts';
import type { FoundEntry } from '../detail/frame/found-entry.server.ts';
import { articlesAbout } from '../detail/sections/articles.server.ts';
import { lineOfDates } from '../detail/sections/date-line.ts';
import { comingDates, pastDates } from '../detail/sections/dates.server.ts';
import { picturesOf } from '../detail/sections/pictures.ts';
import type { DateList, SectionContents } from '../detail/sections/sections.ts';

type About = { entry: FoundEntry<typeof productionFields>; kind: Kind };
type Contents = { [Name in keyof SectionContents]?: SectionContents[Name] | null };

/** Dates shown at once; a production of more is a series of the programme and is filtered there. */
const mostDates = 60;
const mostPastDates = 12;

/** The content of every part of a production's page, and whether it has dates to jump to. */
export async function productionSections(about: About, load: LoadContext): Promise<Contents> {
  const { fields, slots, number } = about.entry;
  const [hours, dates, articles] = await Promise.all([
    openingHours(about, load),
    datesOf(about, load),
    articlesAbout({ production: [number] }, load),
  ]);
  const { description, video, gallery, contributors, credits, promoter, promoter_link } = fields;
  const people = contributorsOf(contributors);
  const nodes = slots.description ?? [];
  const programs = slots.programs ?? [];
  // Whoever edits finds every named place, empty ones too.
  const isEdited = about.entry.draft !== null;
  return {
    OpeningHours: hours,
    Description:
      description.html || nodes.length > 0 || isEdited
        ? { lead: '', html: description.html, nodes, keyFacts: null }
        : null,
    ImageSlider: picturesOf(gallery),
    Programs: programs.length > 0 || dates.supporting || isEdited ? { nodes: programs, dates: dates.supporting } : null,
    Video: video ? { title: m.detail_video(), embed: video, poster: fields.image } : null,
    Contributors:
      people.length > 0 || credits.html ? { title: m.detail_contributors(), people, credits: credits.html } : null,
    Events: dates.own,
    Blog: articles.length > 0 ? { title: m.detail_articles(), articles } : null,
    Promoter: promoter ? { label: m.detail_promoter(), name: promoter, link: promoter_link } : null,
  };
}

/** Dates of the production itself, and those of another kind beside it: its supporting programme. */
async function datesOf(
  { entry, kind }: About,
  load: LoadContext,
): Promise<Record<'own' | 'supporting', DateList | null>> {
  const filters = { production: [entry.number] };
  const tags = entry.fields.tags.map(({ title }) => title);
  const page = { title: entry.title, subtitle: entry.fields.subtitle, kind: kind.title, tags };
  const coming = await comingDates({ filters, page, size: mostDates }, load);
  const isOwn = coming.cards.map(({ fields }) => (fields.event_type_new?.title ?? '') === kind.title);
  const own = coming.rows.filter((_, index) => isOwn[index]);
  const supporting = coming.rows.filter((_, index) => !isOwn[index]);
  const plain = { more: null, around: [] };
  const past = coming.rows.length > 0 ? [] : (await pastDates({ filters, page, size: mostPastDates }, load)).rows;
  return {
    own:
      own.length > 0
        ? { title: m.detail_dates(), rows: own, line: lineOfDates(own, load.locale), ...plain }
        : past.length > 0
          ? { title: m.detail_past_dates(), rows: past, line: null, ...plain }
          : null,
    supporting: supporting.length > 0 ? { title: m.detail_supporting(), rows: supporting, line: null, ...plain } : null,
  };
}

/** An exhibition is seen while the venue is open; what has words of its own for that says them among its facts. */
async function openingHours({ entry, kind }: About, load: LoadContext) {
  if (!kind.isExhibition || entry.fields.opening_hours_text) return null;
  const { panel } = await readShownHours(load);
  return panel.week.length > 0 ? { title: m.detail_opening_hours(), text: '', panel } : null;
}
