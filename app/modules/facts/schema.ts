import { around, plain } from '#app/cms/channels/feed-html.ts';
import { list } from '#app/cms/field/list/field.ts';
import { anchor, text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const factsModule = defineModule({
  model: 'facts',
  group: 'text',
  fields: {
    headline: text({ localized: true, search: 'B' }),
    children: list(
      {
        label: text({ localized: true, required: true, search: 'C' }),
        value: text({ localized: true, required: true, max: 500, search: 'C' }),
      },
      { required: true, max: 40 },
    ),
    anchor: anchor(),
  },
  feed: ({ headline, children }) => {
    const rows = children.map(({ label, value }) => plain('dt', label) + plain('dd', value));
    return plain('h2', headline) + around('dl', rows.join(''));
  },
});
