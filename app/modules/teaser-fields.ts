import { image } from '#app/cms/field/image/field.ts';
import { line } from '#app/cms/field/line/field.ts';
import { link } from '#app/cms/field/link/field.ts';
import { text } from '#app/cms/field/text/field.ts';

/** What every teaser says (docs/behaviour/content.md#modules); the text holds 3000 characters. */
export const teaserFields = {
  image: image(),
  preline: text({ localized: true, search: 'C' }),
  headline: line({ required: true, search: 'A' }),
  subline: text({ localized: true, search: 'B' }),
  text: text({ localized: true, max: 3000, multiline: true, search: 'C' }),
  link: link(),
  link_text: text({ localized: true, max: 120, search: 'D' }),
};
