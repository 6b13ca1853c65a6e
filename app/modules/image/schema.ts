import { figure } from '#app/cms/channels/feed-html.ts';
import { choice } from '#app/cms/field/choice/field.ts';
import { image } from '#app/cms/field/image/field.ts';
import { link } from '#app/cms/field/link/field.ts';
import { anchor } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';
import { imageCrops } from '../image-crops.ts';

export const imageModule = defineModule({
  model: 'image',
  group: 'media',
  fields: {
    image: image({ required: true, search: 'D', crops: imageCrops }),
    format: choice(['standard', 'vertical', 'horizontal', 'full'], { initial: 'standard' }),
    link: link(),
    anchor: anchor(),
  },
  feed: ({ image }) => figure(image),
});
