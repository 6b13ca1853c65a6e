import type { AutocompleteToken, FieldType } from '#app/collections/form/field-types.ts';

/** One question as visitors see it, in one language. */
export type VisitorField = {
  id: string;
  slug: string;
  type: FieldType;
  label: string;
  required: boolean;
  /** What nobody sees keeps its default. */
  visible: boolean;
  choices: string[];
  default: string;
  placeholder: string;
  help: string;
  autocomplete: AutocompleteToken | null;
};

/** A form as visitors see it: nothing in it says who in the venue reads it. */
export type VisitorForm = {
  number: number;
  title: string;
  url: string;
  introHtml: string;
  fields: VisitorField[];
  submitText: string;
  thanks: string;
  purpose: string;
  legalBasis: string;
  retentionDays: number;
  isDoubleOptIn: boolean;
};

/** Given answers by slug; a box that was not ticked is false, a file is the id of what was handed in. */
export type Answer = string | string[] | boolean | number | null;
export type Answers = Record<string, Answer>;
