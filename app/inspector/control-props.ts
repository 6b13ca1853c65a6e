import type { Field, Stored } from '#app/cms/field/field.ts';

/** Which part of a field changes: what both languages share or the words of the language on screen. */
export type Part = keyof Stored;

export type ControlProps = {
  id: string;
  field: Field;
  name: string;
  model: string;
  stored: Stored;
  /** What counts while the field is empty, such as an inherited value. */
  placeholder?: string | undefined;
  /** The element that says what goes in here. */
  describedBy?: string | undefined;
  onChange(part: Part, value: unknown): void;
};
