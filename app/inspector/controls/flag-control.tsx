import type { ControlProps } from '../control-props.ts';

export function FlagControl({ id, stored, onChange }: ControlProps) {
  const checked = stored.shared === true;
  return <input id={id} type="checkbox" checked={checked} onChange={() => onChange('shared', !checked)} />;
}
