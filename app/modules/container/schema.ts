import { choice } from '#app/cms/field/choice/field.ts';
import { defineModule } from '#app/cms/module.ts';
import { grounds } from '../grounds.ts';

export const containerModule = defineModule({
  model: 'container',
  group: 'structure',
  parents: [],
  hasColumns: true,
  fields: { extra_class: choice(grounds) },
  feed: null,
});
