import { plain } from '#app/cms/channels/feed-html.ts';
import { line } from '#app/cms/field/line/field.ts';
import { list } from '#app/cms/field/list/field.ts';
import { richText } from '#app/cms/field/rich-text/field.ts';
import { anchor, text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const faqModule = defineModule({
  model: 'faq',
  group: 'text',
  fields: {
    headline: line({ search: 'A' }),
    children: list(
      {
        question: text({ localized: true, required: true, search: 'B' }),
        answer: richText({ required: true, search: 'C' }),
      },
      { required: true },
    ),
    anchor: anchor(),
  },
  feed: ({ headline, children }) => {
    const answers = children.map(({ question, answer }) => plain('h3', question) + answer.html);
    return plain('h2', headline.text) + answers.join('');
  },
});
