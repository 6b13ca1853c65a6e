import { anchored, around, figure } from '#app/cms/channels/feed-html.ts';
import { choice } from '#app/cms/field/choice/field.ts';
import { flag } from '#app/cms/field/flag/field.ts';
import { image } from '#app/cms/field/image/field.ts';
import { link } from '#app/cms/field/link/field.ts';
import { list } from '#app/cms/field/list/field.ts';
import { number } from '#app/cms/field/number/field.ts';
import { anchor, text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';
import { escapeHtml } from '#app/cms/rich-text/to-html.ts';

/** Places in a picture are thousandths of its width and height, from its upper left corner. */
const place = { min: 0, max: 1000 };

export const imagePointsModule = defineModule({
  model: 'image-points',
  group: 'media',
  loads: true,
  fields: {
    image: image({ required: true, search: 'D' }),
    points_look: choice(['numbers', 'labels'], { initial: 'numbers' }),
    close_up: flag(),
    /** Millimetres from the left edge of the picture to the right; draws a scale. */
    real_width: number({ min: 0, max: 10_000_000 }),
    children: list(
      {
        title: text({ localized: true, required: true, max: 80, search: 'B' }),
        /** A point without a text is a name that stands in the picture. */
        text: text({ localized: true, max: 400, search: 'C' }),
        link: link(),
        x: number({ ...place, initial: 500 }),
        y: number({ ...place, initial: 500 }),
        label_x: number({ ...place, initial: 500 }),
        label_y: number({ ...place, initial: 100 }),
        /** Where links and notices lead; `anchor` in a list is where an entry leads to. */
        own_anchor: anchor(),
      },
      { required: true, max: 40 },
    ),
    anchor: anchor(),
  },
  feed: ({ image, children }) => {
    const points = children
      .filter(({ text }) => text)
      .map(({ title, text, link }) => around('li', `${anchored(link, title)}: ${escapeHtml(text)}`));
    return figure(image) + around('ol', points.join(''));
  },
});
