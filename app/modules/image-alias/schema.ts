import { figure } from '#app/cms/channels/feed-html.ts';
import { choice } from '#app/cms/field/choice/field.ts';
import { image } from '#app/cms/field/image/field.ts';
import { link } from '#app/cms/field/link/field.ts';
import { text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';
import { imageCrops } from '../image-crops.ts';

/** Older variant of the image: one of two fixed cuts, 400 × 500 or 1240 × 700. */
export const imageAliasModule = defineModule({
  model: 'image-alias',
  group: 'media',
  deprecated: true,
  fields: {
    image: image({ required: true, crops: imageCrops }),
    alias: choice(['vertical', 'horizontal'], { initial: 'horizontal' }),
    link: link(),
    description: text({ localized: true, max: 500, search: 'D' }),
  },
  feed: ({ image, description }) => figure(image, description),
});
