import type { ControlProps } from '../control-props.ts';

/** Words, figures and dates: the plain inputs. */
export function InputControl({ id, field, stored, onChange }: ControlProps) {
  const part = field.localized ? 'localized' : 'shared';
  const value = String(stored[part] ?? '');
  const { max, min, multiline } = field.options;
  const change = (typed: string) => onChange(part, read(field.kind, typed));
  if (field.kind === 'text' && multiline) {
    return <textarea id={id} rows={4} maxLength={max} value={value} onChange={(event) => change(event.target.value)} />;
  }
  const type = field.kind === 'number' ? 'number' : field.kind === 'date-time' ? 'datetime-local' : 'text';
  const limits = field.kind === 'number' ? { max, min } : field.kind === 'text' ? { maxLength: max } : {};
  return <input id={id} type={type} value={value} {...limits} onChange={(event) => change(event.target.value)} />;
}

function read(kind: string, typed: string): unknown {
  if (typed === '') return undefined;
  return kind === 'number' ? Number(typed) : typed;
}
