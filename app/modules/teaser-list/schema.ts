import { choice } from '#app/cms/field/choice/field.ts';
import { dateTime } from '#app/cms/field/date-time/field.ts';
import { line } from '#app/cms/field/line/field.ts';
import { list } from '#app/cms/field/list/field.ts';
import { anchor } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';
import { teaserFields } from '../teaser-fields.ts';

export const teaserListModule = defineModule({
  model: 'teaser-list',
  group: 'teaser',
  fields: {
    headline: line({ search: 'A' }),
    children: list({ ...teaserFields, online_from: dateTime(), online_to: dateTime() }, { required: true, max: 40 }),
    extra_class: choice(['default', 'list', 'pairs'], { initial: 'default' }),
    anchor: anchor(),
  },
  feed: null,
});
