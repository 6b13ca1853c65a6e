import { line } from '#app/cms/field/line.ts';
import { link } from '#app/cms/field/link.ts';
import { list } from '#app/cms/field/list.ts';
import { anchor, text } from '#app/cms/field/text.ts';
import { defineModule } from '#app/cms/module.ts';

export const chapterListModule = defineModule({
  model: 'chapter-list',
  group: 'teaser',
  fields: {
    children: list(
      {
        headline: line({ required: true, search: 'A' }),
        text: text({ localized: true, search: 'C' }),
        note: text({ localized: true, max: 120, search: 'D' }),
        link: link(),
      },
      { required: true, max: 40 },
    ),
    anchor: anchor(),
  },
});
