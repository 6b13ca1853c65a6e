import type { AutocompleteToken, FieldType } from '#app/collections/form/field-types.ts';

export type QuestionOffer = {
  /** What it asks for; its words are `form_builder_offer_<key>` and `form_builder_label_<key>`. */
  readonly key: string;
  readonly type: FieldType;
  readonly autocomplete?: AutocompleteToken;
  readonly required?: boolean;
};

/**
 * What can be asked, by what one wants to know. Whom one can answer comes first: nearly every form begins with it. What
 * browsers can fill in by themselves says so (WCAG 1.3.5).
 */
export const questionOffers = [
  { key: 'name', type: 'text', autocomplete: 'name', required: true },
  { key: 'email', type: 'email', autocomplete: 'email', required: true },
  { key: 'tel', type: 'tel', autocomplete: 'tel' },
  { key: 'organization', type: 'text', autocomplete: 'organization' },
  { key: 'text', type: 'text' },
  { key: 'textarea', type: 'textarea' },
  { key: 'radio', type: 'radio', required: true },
  { key: 'select', type: 'select', required: true },
  { key: 'checkboxes', type: 'checkboxes' },
  { key: 'date', type: 'date' },
  { key: 'count', type: 'count' },
  { key: 'number', type: 'number' },
  { key: 'url', type: 'url' },
  { key: 'file', type: 'file' },
  { key: 'checkbox', type: 'checkbox', required: true },
] as const satisfies readonly QuestionOffer[];

export type OfferKey = (typeof questionOffers)[number]['key'];
