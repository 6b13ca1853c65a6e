import type { ViewNode } from '#app/cms/node.ts';
import type { EmbedView, ImageView, LinkView } from '#app/cms/resolve.ts';
import type { EventQuery } from '#app/collections/event/query.ts';
import type { OpeningPanel } from '#app/features/opening-hours/panel-context.ts';
import type { DayScale } from '#app/features/programme/timetable/day-scale.ts';
import type { EventRow } from '#app/features/programme/timetable/row.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { DetailSectionName } from '#app/site-definition.ts';

export type TextLink = { text: string; href: string };
export type Fact = { id: string; label: string; text: string };
export type KeyFacts = { title: string; facts: Fact[]; more: TextLink | null };

/** Dates as rows of the timetable; `line` renders their day, `around` leads to the dates before and after this one. */
/** How the dates of one thing lie in the season. */
export type DateSeason = {
  /** How much takes place in each week from today's on. */
  weeks: number[];
  today: string;
  locale: Locale;
  /** The list of the programme that shows them; null where only the page itself lists them. */
  list: { url: string; filter: EventQuery['filter'] } | null;
};

export type DateList = {
  title: string;
  /** Null or absent where there are too few dates for a rope. */
  season?: DateSeason | null;
  rows: EventRow[];
  line: DayScale | null;
  more: TextLink | null;
  around: (TextLink & { label: string })[];
};

export type Contributor = { key: string; role: string; name: string; href: string | null };
export type Partner = { key: string; name: string; link: LinkView | null; image: ImageView | null };
export type ArticleTeaser = { number: number; title: string; lead: string; preline: string; href: string | null };

/** What each part of a detail page shows. Every word is in the language of the page already. */
export type SectionContents = {
  Children: DateList;
  ImportantInfo: { title: string; html: string };
  OpeningHours: { title: string; text: string; panel: OpeningPanel | null };
  Description: { lead: string; html: string; nodes: ViewNode[]; keyFacts: KeyFacts | null };
  ImageSlider: { title: string; images: { key: string; image: ImageView }[] };
  Programs: { nodes: ViewNode[]; dates: DateList | null };
  Video: { title: string; embed: EmbedView; poster: ImageView | null };
  Contributors: { title: string; people: Contributor[]; credits: string };
  Series: { label: string; name: string; href: string; lead: string; more: string };
  Events: DateList;
  Blog: { title: string; articles: ArticleTeaser[] };
  Sponsors: { title: string; partners: Partner[] };
  Promoter: { label: string; name: string; link: LinkView | null };
};

export type DetailSection = {
  [Name in DetailSectionName]: { name: Name; content: SectionContents[Name] };
}[DetailSectionName];

/** The parts that have something to show, in the order the venue has chosen (site.config.ts). Pure. */
export function inOrder(
  contents: { [Name in DetailSectionName]?: SectionContents[Name] | null },
  order: readonly DetailSectionName[],
): DetailSection[] {
  return order.flatMap((name) => {
    const content = contents[name];
    // Proof: a name and its content come from the same entry of the record.
    return content ? [{ name, content } as DetailSection] : [];
  });
}
