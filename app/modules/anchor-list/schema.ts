import { choice } from '#app/cms/field/choice/field.ts';
import { flag } from '#app/cms/field/flag/field.ts';
import { link } from '#app/cms/field/link/field.ts';
import { list } from '#app/cms/field/list/field.ts';
import { anchor, text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const anchorListModule = defineModule({
  model: 'anchor-list',
  group: 'structure',
  fields: {
    children: list(
      {
        link_text: text({ localized: true, required: true, max: 120 }),
        link: link(),
        anchor: anchor(),
        extra_class: choice(['strong']),
      },
      { required: true, max: 40 },
    ),
    sticky: flag(),
  },
  feed: null,
});
