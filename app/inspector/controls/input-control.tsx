import type { InputHTMLAttributes } from 'react';
import type { ControlProps } from '../control-props.ts';

/** Plain text, over several lines where the field has them. */
export function TextControl(props: ControlProps) {
  const { id, field, placeholder, describedBy } = props;
  const { max, multiline } = field.options;
  if (!multiline) return <Input {...props} type="text" maxLength={max} />;
  const { value, write } = textOf(props);
  return (
    <textarea
      id={id}
      aria-describedby={describedBy}
      rows={4}
      maxLength={max}
      value={value}
      placeholder={placeholder}
      onChange={(event) => write(event.target.value || undefined)}
    />
  );
}

export function NumberControl(props: ControlProps) {
  const { max, min } = props.field.options;
  return <Input {...props} type="number" read={Number} max={max} min={min} />;
}

export function AmountControl(props: ControlProps) {
  return <Input {...props} type="number" read={Number} min={props.field.options.min} step="0.01" />;
}

export function DateControl(props: ControlProps) {
  return <Input {...props} type="date" />;
}

/** A day with its time, in one input. */
export function MomentControl(props: ControlProps) {
  return <Input {...props} type="datetime-local" />;
}

type InputProps = ControlProps & {
  type: string;
  /** What is typed as it is stored. */
  read?: (typed: string) => unknown;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'max' | 'min' | 'maxLength' | 'step'>;

function Input({ type, read = (typed) => typed, max, min, maxLength, step, ...props }: InputProps) {
  const { value, write } = textOf(props);
  return (
    <input
      id={props.id}
      aria-describedby={props.describedBy}
      type={type}
      value={value}
      placeholder={props.placeholder}
      {...{ max, min, maxLength, step }}
      onChange={({ target }) => write(target.value === '' ? undefined : read(target.value))}
    />
  );
}

/** The value on the one side that the field uses; nothing typed is nothing stored. */
function textOf({ field, stored, onChange }: ControlProps) {
  const part = field.localized ? 'localized' : 'shared';
  return { value: String(stored[part] ?? ''), write: (value: unknown) => onChange(part, value) };
}
