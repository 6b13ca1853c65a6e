import { figure } from '#app/cms/channels/feed-html.ts';
import { choice } from '#app/cms/field/choice/field.ts';
import { image } from '#app/cms/field/image/field.ts';
import { list } from '#app/cms/field/list/field.ts';
import { anchor } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const imageListModule = defineModule({
  model: 'image-list',
  group: 'media',
  fields: {
    children: list({ image: image({ required: true, search: 'D' }) }, { required: true, max: 60 }),
    format: choice(['standard', 'slider', 'grid'], { initial: 'standard' }),
    anchor: anchor(),
  },
  feed: ({ children }) => children.map(({ image }) => figure(image)).join(''),
});
