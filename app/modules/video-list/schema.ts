import { embed } from '#app/cms/field/embed/field.ts';
import { image } from '#app/cms/field/image/field.ts';
import { list } from '#app/cms/field/list/field.ts';
import { text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

/** Embedded videos in one list (docs/behaviour/content.md#modules). */
export const videoListModule = defineModule({
  model: 'video-list',
  group: 'media',
  fields: {
    children: list(
      {
        title: text({ localized: true, search: 'B' }),
        video_url: embed({ media: 'video', required: true }),
        image: image(),
      },
      { required: true, max: 40 },
    ),
  },
  feed: null,
});
