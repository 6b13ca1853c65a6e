/**
 * The parts of the pages of entries by the names that links call them. They are the same in every language, because a link
 * is shared by both, and stay when a heading is worded anew.
 */
export const sectionAnchors = {
  Children: 'parts',
  ImportantInfo: 'important',
  OpeningHours: 'opening-hours',
  Description: 'about',
  ImageSlider: 'pictures',
  Programs: 'programme',
  Video: 'video',
  Contributors: 'people',
  Series: 'series',
  Events: 'dates',
  Blog: 'articles',
  Sponsors: 'partners',
  Promoter: 'promoter',
  Productions: 'productions',
  Directions: 'directions',
  Access: 'access',
  Rooms: 'rooms',
  Related: 'related',
  Topics: 'topics',
  /** The place the button "Dates and Tickets" jumps to (docs/behaviour/navigation.md#action-bar). */
  DatesAndTickets: 'datesAndTickets',
} as const;

export const entryAnchors: readonly string[] = Object.values(sectionAnchors);
