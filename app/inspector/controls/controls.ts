import type { ComponentType } from 'react';
import type { Field, FieldKind } from '#app/cms/field/field.ts';
import type { ControlProps } from '../control-props.ts';
import { ChoiceControl } from './choice-control.tsx';
import { DateTimeControl } from './date-time-control.tsx';
import { EmbedControl } from './embed-control.tsx';
import { FlagControl } from './flag-control.tsx';
import { ImageControl } from './image-control.tsx';
import { AmountControl, DateControl, NumberControl, TextControl } from './input-control.tsx';
import { LinkControl } from './link-control.tsx';
import { ReferenceControl } from './reference-control.tsx';
import { ReferencesControl } from './references-control.tsx';
import { RichTextControl } from './rich-text-control.tsx';

/** Kinds whose fields have fields of their own; their form is made of the controls of those (field-form.tsx). */
type Compound = 'list' | 'group';

/** The control of each kind of field. */
export const controls = {
  text: TextControl,
  line: RichTextControl,
  'rich-text': RichTextControl,
  number: NumberControl,
  amount: AmountControl,
  date: DateControl,
  'date-time': DateTimeControl,
  flag: FlagControl,
  choice: ChoiceControl,
  link: LinkControl,
  image: ImageControl,
  file: ImageControl,
  embed: EmbedControl,
  reference: ReferenceControl,
  references: ReferencesControl,
} satisfies Record<Exclude<FieldKind, Compound>, ComponentType<ControlProps>>;

/** What the label of a field is for: formatted text has no element that a label can be for, it is named by the label instead. */
export function labelTarget(field: Field, id: string): string | undefined {
  return hasControl(field) && controls[field.kind] === RichTextControl ? undefined : id;
}

/** Whether a field is filled in by one control. */
export function hasControl(field: Field): field is Field & { kind: keyof typeof controls } {
  return field.kind in controls;
}
