import { anchored, around } from '#app/cms/channels/feed-html.ts';
import { file } from '#app/cms/field/file/field.ts';
import { list } from '#app/cms/field/list/field.ts';
import { anchor, text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const downloadListModule = defineModule({
  model: 'download-list',
  group: 'media',
  fields: {
    children: list(
      { file: file({ required: true }), title: text({ localized: true, required: true, search: 'B' }) },
      { required: true, max: 60 },
    ),
    anchor: anchor(),
  },
  feed: ({ children }) => {
    const files = children.flatMap(({ file, title }) => (file ? anchored({ href: file.src }, title || file.name) : []));
    return around('ul', files.map((file) => around('li', file)).join(''));
  },
});
