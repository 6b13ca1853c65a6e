import type { ComponentType } from 'react';
import type { FieldKind } from '#app/cms/field/field.ts';
import type { ControlProps } from '../control-props.ts';
import { ChoiceControl } from './choice-control.tsx';
import { DateTimeControl } from './date-time-control.tsx';
import { EmbedControl } from './embed-control.tsx';
import { FlagControl } from './flag-control.tsx';
import { ImageControl } from './image-control.tsx';
import { InputControl } from './input-control.tsx';
import { LinkControl } from './link-control.tsx';
import { ReferenceControl } from './reference-control.tsx';
import { ReferencesControl } from './references-control.tsx';
import { RichTextControl } from './rich-text-control.tsx';

/** The control of each kind of field; lists draw a form of their own for each item (field-form.tsx). */
export const controls: Partial<Record<FieldKind, ComponentType<ControlProps>>> = {
  text: InputControl,
  line: RichTextControl,
  'rich-text': RichTextControl,
  number: InputControl,
  amount: InputControl,
  date: InputControl,
  'date-time': DateTimeControl,
  flag: FlagControl,
  choice: ChoiceControl,
  link: LinkControl,
  image: ImageControl,
  file: ImageControl,
  embed: EmbedControl,
  reference: ReferenceControl,
  references: ReferencesControl,
};
