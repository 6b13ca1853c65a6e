import { choice } from '#app/cms/field/choice/field.ts';
import { image } from '#app/cms/field/image/field.ts';
import { defineModule } from '#app/cms/module.ts';
import { grounds } from '../grounds.ts';

export const sectionModule = defineModule({
  model: 'section',
  group: 'structure',
  parents: [],
  hasColumns: true,
  fields: { extra_class: choice(grounds), image: image() },
  feed: null,
});
