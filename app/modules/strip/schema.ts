import { anchored, around } from '#app/cms/channels/feed-html.ts';
import { image } from '#app/cms/field/image/field.ts';
import { line } from '#app/cms/field/line/field.ts';
import { link } from '#app/cms/field/link/field.ts';
import { list } from '#app/cms/field/list/field.ts';
import { number } from '#app/cms/field/number/field.ts';
import { anchor, text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';
import { escapeHtml } from '#app/cms/rich-text/to-html.ts';

/** Metres, years or whatever `unit` names. */
const place = { min: -1_000_000, max: 1_000_000, initial: 0 };

export const stripModule = defineModule({
  model: 'strip',
  group: 'media',
  fields: {
    /** The whole length from left to right; its ratio says how long the strip is on a screen. */
    image: image({ required: true, search: 'D' }),
    /** The same from top to bottom. */
    image_mobile: image({ search: 'D' }),
    chapters: list(
      {
        at: number(place),
        headline: line({ required: true, search: 'A' }),
        text: text({ localized: true, max: 160, search: 'C' }),
        own_anchor: anchor(),
      },
      { max: 40 },
    ),
    children: list(
      {
        at: number(place),
        image: image({ search: 'D' }),
        title: text({ localized: true, max: 120, search: 'B' }),
        text: text({ localized: true, max: 400, search: 'C' }),
        link: link(),
      },
      { required: true, max: 80 },
    ),
    scale_from: number({ ...place, place: 'content' }),
    scale_to: number({ ...place, place: 'content', initial: 100 }),
    scale_step: number({ min: 1, max: 1_000_000, initial: 10, place: 'content' }),
    unit: text({ localized: true, max: 20 }),
    anchor: anchor(),
  },
  feed: ({ children, unit }) => {
    const things = children.map(({ at, title, text, link }) =>
      [escapeHtml(`${at} ${unit}`.trim()), anchored(link, title), escapeHtml(text)].filter(Boolean).join(': '),
    );
    return around('ul', things.map((thing) => around('li', thing)).join(''));
  },
});
