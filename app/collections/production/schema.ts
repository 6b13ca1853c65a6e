import { defineSection } from '#app/cms/channels/section.ts';
import { nameKey } from '#app/cms/collection/sort-key.ts';
import { defineCollection } from '#app/cms/collection.ts';
import { date } from '#app/cms/field/date/field.ts';
import { embed } from '#app/cms/field/embed/field.ts';
import { flag } from '#app/cms/field/flag/field.ts';
import { number } from '#app/cms/field/number/field.ts';
import { reference } from '#app/cms/field/reference/field.ts';
import { references } from '#app/cms/field/references/field.ts';
import { richText } from '#app/cms/field/rich-text/field.ts';
import { endOfDay, venueInstant } from '#app/cms/venue-time.ts';
import {
  addressFields,
  partnerFields,
  people,
  pictureFields,
  plainText,
  ticketFields,
  ticketProse,
} from '../fields/programme-fields.ts';
export const productionFields = {
  title: plainText(200, { required: true, search: 'A' }),
  ...addressFields(),
  preline: plainText(120),
  subtitle: plainText(255, { search: 'B' }),
  original_title: plainText(200, { search: 'B' }),
  date_start: date(),
  date_end: date(),
  permanent: flag(),
  extended: flag(),
  season: reference('season'),
  exhibition_type: reference('exhibition-type'),
  genre: reference('genre'),
  series: reference('series'),
  tags: references('tag'),
  room: reference('room'),
  lead: plainText(600, { multiline: true, search: 'B' }),
  description: richText({ search: 'C' }),
  important_info: richText({ search: 'D' }),
  opening_hours_text: plainText(500, { multiline: true }),
  ...pictureFields(),
  video: embed({ media: 'video' }),
  contributors: people(),
  credits: richText({ search: 'D' }),
  press_text: richText(),
  duration: number({ min: 0, max: 10_000 }),
  age_from: number({ min: 0, max: 99 }),
  age_text: plainText(120),
  ...ticketFields(),
  ...partnerFields(),
};

/** What is shown or played for a while, such as an exhibition or a staging; its dates are events. */
export const production = defineCollection({
  type: 'production',
  fields: productionFields,
  titleField: 'title',
  pages: { section: defineSection('productions', { de: 'produktionen', en: 'productions' }), list: {} },
  card: [
    'preline',
    'subtitle',
    'lead',
    'image',
    'date_start',
    'date_end',
    'permanent',
    'extended',
    'season',
    'exhibition_type',
    'genre',
    'tags',
    'room',
    'age_from',
    'age_text',
  ],
  columns: ['title', 'exhibition_type', 'season', 'date_start', 'date_end'],
  facets: {
    season: 'season',
    exhibition_type: 'exhibition_type',
    tag: 'tags',
    genre: 'genre',
    series: 'series',
    room: 'room',
    person: 'contributors',
  },
  slots: ['top', 'description', 'programs', 'bottom'],
  search: { category: 'productions', label: 'shell_search_productions' },
  preview: { image: 'image' },
  api: {
    path: 'productions',
    list: {
      about: 'Productions by the day they begin',
      filters: ['season', 'exhibition_type', 'tag'],
      isDated: true,
    },
    terms: [
      { path: 'seasons', facet: 'season', about: 'Seasons that have productions' },
      { path: 'production-tags', facet: 'tag', about: 'Tags of productions' },
    ],
  },
  shareCard: { kind: 'exhibition_type', place: 'room', when: 'run' },
  span: { start: 'date_start', end: 'date_end' },
  import: {
    prose: { ...ticketProse, date_start: 'opening_hours_text', date_end: 'opening_hours_text' },
  },
  /** By the day it begins; what has no day, such as a permanent exhibition, comes first. */
  position: ({ date_start, date_end }, { title }) => ({
    starts_at: date_start ? venueInstant(date_start) : null,
    ends_at: date_end ? endOfDay(date_end) : null,
    from_day: date_start,
    until_day: date_end,
    sort: `${date_start?.replaceAll('-', '') ?? '00000000'} ${nameKey(title)}`,
  }),
});
