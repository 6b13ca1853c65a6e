import { choice } from '#app/cms/field/choice.ts';
import { dateTime } from '#app/cms/field/date-time.ts';
import { file } from '#app/cms/field/file.ts';
import { flag } from '#app/cms/field/flag.ts';
import { image } from '#app/cms/field/image.ts';
import { line } from '#app/cms/field/line.ts';
import { link } from '#app/cms/field/link.ts';
import { anchor, text } from '#app/cms/field/text.ts';
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
