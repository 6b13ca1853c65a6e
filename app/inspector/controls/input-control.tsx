import type { Field } from '#app/cms/field/field.ts';
import type { ControlProps } from '../control-props.ts';

/** Words, figures and dates: the plain inputs. */
export function InputControl({ id, field, stored, placeholder, onChange }: ControlProps) {
  const part = field.localized ? 'localized' : 'shared';
  const value = String(stored[part] ?? '');
  const { max, multiline } = field.options;
  const change = (typed: string) => onChange(part, read(field.kind, typed));
  if (field.kind === 'text' && multiline) {
    return (
      <textarea
        id={id}
        rows={4}
        maxLength={max}
        value={value}
        placeholder={placeholder}
        onChange={(event) => change(event.target.value)}
      />
    );
  }
  return (
    <input
      id={id}
      type={types[field.kind] ?? 'text'}
      value={value}
      placeholder={placeholder}
      {...limitsOf(field)}
      onChange={(event) => change(event.target.value)}
    />
  );
}

const types: Partial<Record<Field['kind'], string>> = {
  number: 'number',
  amount: 'number',
  date: 'date',
  'date-time': 'datetime-local',
};

function limitsOf({ kind, options: { max, min } }: Field) {
  if (kind === 'number') return { max, min };
  if (kind === 'amount') return { min, step: '0.01' };
  return kind === 'text' ? { maxLength: max } : {};
}

function read(kind: string, typed: string): unknown {
  if (typed === '') return undefined;
  return kind === 'number' || kind === 'amount' ? Number(typed) : typed;
}
