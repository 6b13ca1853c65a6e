import { orderKey } from '#app/cms/collection/sort-key.ts';
import { defineCollection, withoutDates } from '#app/cms/collection.ts';
import { choice } from '#app/cms/field/choice/field.ts';
import { flag } from '#app/cms/field/flag/field.ts';
import { number } from '#app/cms/field/number/field.ts';
import { termFields } from '../fields/programme-fields.ts';

/** Kinds of schema.org that a date of the programme can be (docs/behaviour/standards.md#json-ld). */
export const schemaTypes = [
  'Event',
  'TheaterEvent',
  'MusicEvent',
  'DanceEvent',
  'ScreeningEvent',
  'LiteraryEvent',
  'EducationEvent',
  'ChildrensEvent',
  'ComedyEvent',
  'Festival',
  'ExhibitionEvent',
] as const;

/** The kind of an event (`event_type_new`) and of a production: one list for both, as the filter has it. */
export const exhibitionType = defineCollection({
  type: 'exhibition-type',
  fields: {
    ...termFields(),
    is_exhibition: flag(),
    schema_type: choice(schemaTypes, { initial: 'Event' }),
    /** Minutes a calendar assumes when no end is known. */
    usual_duration: number({ min: 0, max: 10_000 }),
    order: number({ min: 0, max: 9999 }),
  },
  titleField: 'name',
  card: ['is_exhibition', 'schema_type', 'usual_duration'],
  columns: ['name', 'is_exhibition', 'schema_type', 'order'],
  position: ({ order }, { title }) => withoutDates(orderKey(order, title)),
});
