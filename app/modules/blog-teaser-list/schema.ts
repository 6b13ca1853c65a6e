import { line } from '#app/cms/field/line/field.ts';
import { number } from '#app/cms/field/number/field.ts';
import { reference } from '#app/cms/field/reference/field.ts';
import { references } from '#app/cms/field/references/field.ts';
import { anchor } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

/** Articles of the magazine: the chosen ones first, then the newest. */
export const blogTeaserListModule = defineModule({
  model: 'blog-teaser-list',
  group: 'teaser',
  loads: true,
  fields: {
    headline: line({ search: 'A' }),
    /** How many stand beside the large one. */
    items: number({ min: 1, max: 8, initial: 1 }),
    article_objs: references('article', { max: 8 }),
    /** Shown large in front of the others. */
    main_teaser_obj: reference('article'),
    anchor: anchor(),
  },
  feed: null,
});
