import { choice } from '#app/cms/field/choice/field.ts';
import { anchor } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';
import { teaserFields } from '../teaser-fields.ts';

export const fullTeaserModule = defineModule({
  model: 'full-teaser',
  group: 'teaser',
  fields: {
    ...teaserFields,
    extra_class: choice(['default', 'reversed', 'large', 'wide-image'], { initial: 'default' }),
    anchor: anchor(),
  },
  feed: null,
});
