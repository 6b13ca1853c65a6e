import { around, plain } from '#app/cms/channels/feed-html.ts';
import { line } from '#app/cms/field/line/field.ts';
import { anchor, text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const quoteModule = defineModule({
  model: 'quote',
  group: 'text',
  fields: {
    content: line({ required: true, max: 500, search: 'B' }),
    author: text({ localized: true, search: 'C' }),
    anchor: anchor(),
  },
  feed: ({ content, author }) =>
    content.text ? around('blockquote', plain('p', content.text) + plain('footer', author)) : '',
});
