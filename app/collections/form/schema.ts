import { defineSection } from '#app/cms/channels/section.ts';
import { defineCollection } from '#app/cms/collection.ts';
import { choice } from '#app/cms/field/choice/field.ts';
import { flag } from '#app/cms/field/flag/field.ts';
import { list } from '#app/cms/field/list/field.ts';
import { number } from '#app/cms/field/number/field.ts';
import { richText } from '#app/cms/field/rich-text/field.ts';
import { text } from '#app/cms/field/text/field.ts';
import { addressFields, plainText } from '../fields/programme-fields.ts';
import { autocompleteTokens, fieldTypeNames } from './field-types.ts';

const longestRetention = 1095;

/** One question of a form. The slug is the key of its answer; the trap's is taken. */
const formFieldFields = {
  label: plainText(200, { required: true }),
  slug: text({ max: 40, pattern: /^(?!email2$)([a-z][a-z0-9_]*)?$/, required: true }),
  field_type: choice(fieldTypeNames, { initial: 'text' }),
  required: flag(),
  visible: flag({ initial: true }),
  /** One a line. */
  choices: plainText(2000, { multiline: true }),
  default: plainText(500),
  placeholder_text: plainText(120),
  help_text: plainText(500, { multiline: true }),
  autocomplete: choice(autocompleteTokens),
};

export const formFields = {
  title: plainText(200, { required: true, search: 'A' }),
  ...addressFields(),
  intro: richText({ search: 'B', max: 5000 }),
  fields: list(formFieldFields, { max: 60, required: true }),
  submit_text: plainText(60),
  /** What stands where the form was, once it is sent. */
  thanks: plainText(600, { multiline: true }),
  /** GDPR article 13, at the form itself: what for and on what ground. */
  purpose: plainText(600, { multiline: true, required: true }),
  legal_basis: plainText(300, { required: true }),
  retention_days: number({ min: 1, max: longestRetention, initial: 180 }),
  /** Who in the venue is told. Never shown to visitors. */
  recipient: text({ max: 254, pattern: /^([^\s@<>,;]+@[^\s@<>,;]+)?$/ }),
  /** A letter to the first e-mail address that was given. */
  confirmation: flag({ initial: true }),
  confirmation_text: plainText(2000, { multiline: true }),
  /** The address counts only after its owner has followed the link in the letter. */
  double_opt_in: flag(),
};

/** A form with an address of its own; modules render it on other pages (docs/behaviour/forms.md#fields). */
export const form = defineCollection({
  type: 'form',
  fields: formFields,
  titleField: 'title',
  pages: { section: defineSection('forms', 'forms') },
  columns: ['title', 'recipient', 'retention_days'],
});
