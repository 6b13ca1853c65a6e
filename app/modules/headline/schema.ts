import { plain } from '#app/cms/channels/feed-html.ts';
import { line } from '#app/cms/field/line/field.ts';
import { number } from '#app/cms/field/number/field.ts';
import { anchor, text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const headlineModule = defineModule({
  model: 'headline',
  group: 'text',
  fields: {
    preline: text({ localized: true, search: 'C' }),
    content: line({ required: true, search: 'A' }),
    subline: text({ localized: true, search: 'B' }),
    headline_level: number({ min: 2, max: 6, initial: 2 }),
    anchor: anchor(),
  },
  feed: ({ content }) => plain('h2', content.text),
});
