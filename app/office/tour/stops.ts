import { m } from '#app/i18n/paraglide/messages.js';

/** A stop of the tour: the area of the office it stands over, what of the screen it is about, and its words. */
export type TourStop = {
  /** Empty is the overview; `entry` stands for the next date, which has a number. */
  area: '' | 'event' | 'entry' | 'calendar' | 'pages' | 'media' | 'help';
  /** A selector; the first that can be seen is marked. */
  mark: string;
  title: () => string;
  text: () => string;
};

/** The tour of the first day, in the order in which one walks it. */
export const tourStops: readonly TourStop[] = [
  {
    area: '',
    mark: '#office-areas, [popovertarget="office-areas"]',
    title: m.tour_areas,
    text: m.tour_areas_text,
  },
  { area: '', mark: '[data-tour="waits"]', title: m.tour_waits, text: m.tour_waits_text },
  { area: 'event', mark: '#main form[role="search"]', title: m.tour_list, text: m.tour_list_text },
  { area: 'entry', mark: '[aria-labelledby="office-publishing"]', title: m.tour_entry, text: m.tour_entry_text },
  { area: 'calendar', mark: '#main table', title: m.tour_calendar, text: m.tour_calendar_text },
  { area: 'pages', mark: '#main h1', title: m.tour_pages, text: m.tour_pages_text },
  { area: 'media', mark: '#main label:has(input[type="file"])', title: m.tour_media, text: m.tour_media_text },
  { area: '', mark: '[role="search"]', title: m.tour_search, text: m.tour_search_text },
  { area: 'help', mark: 'header a[href*="/office/help"]', title: m.tour_help, text: m.tour_help_text },
];
