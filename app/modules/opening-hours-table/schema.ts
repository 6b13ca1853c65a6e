import { choice } from '#app/cms/field/choice/field.ts';
import { flag } from '#app/cms/field/flag/field.ts';
import { list } from '#app/cms/field/list/field.ts';
import { number } from '#app/cms/field/number/field.ts';
import { text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';
import { weekdays } from '#app/features/opening-hours/weekdays.ts';

export const openingHoursTableModule = defineModule({
  model: 'opening-hours-table',
  group: 'other',
  fields: {
    /** The hours of the venue instead of the rows; the rows stay for where nobody has entered any. */
    house: flag(),
    children: list(
      {
        day: choice(weekdays, { required: true }),
        text: text({ localized: true, max: 120, search: 'C' }),
        from: number({ min: 0, max: 24 }),
        to: number({ min: 0, max: 24 }),
        closed: flag(),
      },
      { required: true, max: 14 },
    ),
    note: text({ localized: true, max: 500, search: 'D' }),
  },
  feed: null,
});
