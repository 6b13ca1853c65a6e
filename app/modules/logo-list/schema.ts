import { choice } from '#app/cms/field/choice/field.ts';
import { image } from '#app/cms/field/image/field.ts';
import { link } from '#app/cms/field/link/field.ts';
import { list } from '#app/cms/field/list/field.ts';
import { anchor, text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const logoListModule = defineModule({
  model: 'logo-list',
  group: 'media',
  fields: {
    children: list(
      { image: image({ required: true }), link: link(), text: text({ localized: true, search: 'D' }) },
      { required: true, max: 60 },
    ),
    extra_class: choice(['default', 'large'], { initial: 'default' }),
    anchor: anchor(),
  },
  feed: null,
});
