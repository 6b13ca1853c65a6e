import { reference } from '#app/cms/field/reference/field.ts';
import { defineModule } from '#app/cms/module.ts';

export const sharedSectionModule = defineModule({
  model: 'shared-section',
  group: 'structure',
  parents: [],
  // Two sections could show each other without an end.
  notIn: ['shared-section'],
  loads: true,
  fields: { section: reference('shared-section', { required: true, place: 'content' }) },
  feed: null,
});

/** Whether a module or a collection is that of shared sections. */
export function isSharedSection(type: string): boolean {
  return type === sharedSectionModule.fields.section.options.target;
}
