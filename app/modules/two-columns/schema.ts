import { figure } from '#app/cms/channels/feed-html.ts';
import { choice } from '#app/cms/field/choice/field.ts';
import { image } from '#app/cms/field/image/field.ts';
import { richText } from '#app/cms/field/rich-text/field.ts';
import { anchor } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const twoColumnsModule = defineModule({
  model: 'two-columns',
  group: 'structure',
  fields: {
    text: richText({ required: true, search: 'C' }),
    image: image({ required: true, search: 'D' }),
    extra_class: choice(['image-text', 'text-image'], { initial: 'image-text' }),
    anchor: anchor(),
  },
  feed: ({ image, text }) => figure(image) + text.html,
});
