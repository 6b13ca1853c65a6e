import { line } from '#app/cms/field/line/field.ts';
import { anchor } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const pictureCreditsModule = defineModule({
  model: 'picture-credits',
  group: 'other',
  loads: true,
  fields: { headline: line({ search: 'A' }), anchor: anchor() },
  feed: null,
});
