/**
 * Kinds of a form's fields and their numbers in the interface. Three of them are fixed for all callers: 5 and 7 hold
 * several values, 9 is empty by default. All three are as in django-forms-builder, so the others are taken from there too;
 * 16 and 17 are ours.
 */
export const fieldTypes = {
  text: 1,
  textarea: 2,
  email: 3,
  checkbox: 4,
  checkboxes: 5,
  select: 6,
  select_many: 7,
  radio: 8,
  file: 9,
  date: 10,
  number: 13,
  url: 14,
  tel: 16,
  count: 17,
} as const;

export type FieldType = keyof typeof fieldTypes;

// Proof: the keys of the table are the kinds.
export const fieldTypeNames = Object.keys(fieldTypes) as [FieldType, ...FieldType[]];

/** Kinds whose value is one or several of the field's choices. */
const choosing: ReadonlySet<FieldType> = new Set(['checkboxes', 'select', 'select_many', 'radio']);
const holdingMany: ReadonlySet<FieldType> = new Set(['checkboxes', 'select_many']);

export function hasChoices(type: FieldType): boolean {
  return choosing.has(type);
}

export function holdsMany(type: FieldType): boolean {
  return holdingMany.has(type);
}

/** The choices of a question as they were written, one in each line. */
export function choicesIn(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The trap for robots that every form has: people never see it and leave it empty. */
export const trap = { slug: 'email2', type: 'honeypot' } as const;

/** What browsers may fill in by themselves (WCAG 1.3.5). */
export const autocompleteTokens = [
  'name',
  'given-name',
  'family-name',
  'organization',
  'organization-title',
  'email',
  'tel',
  'street-address',
  'postal-code',
  'address-level2',
  'country-name',
  'url',
] as const;

export type AutocompleteToken = (typeof autocompleteTokens)[number];
