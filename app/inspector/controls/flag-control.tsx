import type { ControlProps } from '../control-props.ts';

export function FlagControl({ id, stored, describedBy, onChange }: ControlProps) {
  const checked = stored.shared === true;
  return (
    <input
      id={id}
      type="checkbox"
      aria-describedby={describedBy}
      checked={checked}
      onChange={() => onChange('shared', !checked)}
    />
  );
}
