import { choice } from '#app/cms/field/choice/field.ts';
import { dateTime } from '#app/cms/field/date-time/field.ts';
import { file } from '#app/cms/field/file/field.ts';
import { flag } from '#app/cms/field/flag/field.ts';
import { image } from '#app/cms/field/image/field.ts';
import { line } from '#app/cms/field/line/field.ts';
import { link } from '#app/cms/field/link/field.ts';
import { anchor, text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const heroMediaModule = defineModule({
  model: 'hero-media',
  group: 'teaser',
  scheduled: true,
  fields: {
    preline: text({ localized: true, search: 'C' }),
    headline: line({ required: true, search: 'A' }),
    text: text({ localized: true, max: 600, multiline: true, search: 'B' }),
    facts: text({ localized: true, multiline: true, search: 'C' }),
    button_text: text({ localized: true, max: 60 }),
    button_link: link(),
    image: image(),
    image_mobile: image(),
    video: file({ accept: ['video/mp4', 'video/webm'] }),
    variant: choice(['opener', 'photo', 'title'], { initial: 'opener' }),
    sticky: flag(),
    anchor: anchor(),
    online_from: dateTime({ required: true }),
    online_to: dateTime(),
  },
  feed: null,
});
