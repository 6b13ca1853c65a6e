import { anchored, around } from '#app/cms/channels/feed-html.ts';
import { choice } from '#app/cms/field/choice/field.ts';
import { flag } from '#app/cms/field/flag/field.ts';
import { link } from '#app/cms/field/link/field.ts';
import { anchor, text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const linkModule = defineModule({
  model: 'link',
  group: 'text',
  fields: {
    link_text: text({ localized: true, required: true, search: 'D' }),
    link: link({ required: true }),
    extra_class: choice(['primary', 'secondary', 'more'], { initial: 'primary' }),
    anchor: anchor(),
    sticky: flag(),
  },
  feed: ({ link, link_text }) => (link ? around('p', anchored(link, link_text || link.title || '')) : ''),
});
