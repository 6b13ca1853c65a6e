import { slugField } from '#app/cms/collection/slug.ts';
import { defineCollection } from '#app/cms/collection.ts';
import { date } from '#app/cms/field/date/field.ts';
import { flag } from '#app/cms/field/flag/field.ts';
import { image } from '#app/cms/field/image/field.ts';
import { link } from '#app/cms/field/link/field.ts';
import { teaserMoment } from '#app/cms/venue-time.ts';
import { plainText } from '../fields/programme-fields.ts';

export const eventTeaserFields = {
  name: plainText(200, { required: true }),
  slug: slugField(),
  preline: plainText(120),
  headline: plainText(200),
  subline: plainText(255),
  link: link(),
  link_text: plainText(120),
  image: image({ crops: [{ name: 'large', width: 1240, height: 700 }] }),
  /** The day of the list it stands in, behind all events of that day. */
  position: date({ required: true }),
  style: flag(),
};

/** Something between the days of the programme: a hint, a campaign (docs/behaviour/lists.md#order). */
export const eventTeaser = defineCollection({
  type: 'event-teaser',
  fields: eventTeaserFields,
  titleField: 'name',
  card: ['preline', 'headline', 'subline', 'link', 'link_text', 'image', 'position', 'style'],
  columns: ['name', 'position'],
  position: ({ position }) => {
    const starts_at = position ? teaserMoment(position) : null;
    return {
      starts_at,
      ends_at: starts_at,
      from_day: position,
      until_day: position,
      sort: position?.replaceAll('-', '') ?? '',
    };
  },
});
