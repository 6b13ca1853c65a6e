import { anchored, around } from '#app/cms/channels/feed-html.ts';
import { line } from '#app/cms/field/line/field.ts';
import { link } from '#app/cms/field/link/field.ts';
import { list } from '#app/cms/field/list/field.ts';
import { anchor, text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';
import { escapeHtml } from '#app/cms/rich-text/to-html.ts';

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
  feed: ({ children }) => {
    const chapters = children.map(({ headline, text, link }) =>
      [anchored(link, headline.text), escapeHtml(text)].filter(Boolean).join(': '),
    );
    return around('ul', chapters.map((chapter) => around('li', chapter)).join(''));
  },
});
