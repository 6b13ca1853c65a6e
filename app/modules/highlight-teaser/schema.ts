import { line } from '#app/cms/field/line/field.ts';
import { references } from '#app/cms/field/references/field.ts';
import { anchor } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

/** The newest article of each chosen category. */
export const highlightTeaserModule = defineModule({
  model: 'highlight-teaser',
  group: 'teaser',
  loads: true,
  fields: {
    headline: line({ search: 'A' }),
    categories: references('article-category', { required: true, max: 12 }),
    anchor: anchor(),
  },
  feed: null,
});
