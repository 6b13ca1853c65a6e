import { defineSection } from '#app/cms/channels/section.ts';
import { defineCollection } from '#app/cms/collection.ts';
import { link } from '#app/cms/field/link/field.ts';
import { richText } from '#app/cms/field/rich-text/field.ts';
import { addressFields, partnerFields, pictureFields, plainText } from '../fields/programme-fields.ts';

export const seriesFields = {
  name: plainText(200, { required: true, search: 'A' }),
  ...addressFields(),
  subtitle: plainText(255, { search: 'B' }),
  lead: plainText(600, { multiline: true, search: 'B' }),
  description: richText({ search: 'C' }),
  ...pictureFields(),
  price_text: plainText(500, { multiline: true }),
  ticket_url: link(),
  ...partnerFields(),
};

/** Events that belong together, such as a subscription. */
export const series = defineCollection({
  type: 'series',
  fields: seriesFields,
  titleField: 'name',
  pages: { section: defineSection('series', 'series', 'abonnements'), isNameOptional: true },
  card: ['subtitle', 'lead', 'image', 'price_text'],
  columns: ['name', 'subtitle'],
  slots: ['content'],
});
