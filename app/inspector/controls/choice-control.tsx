import { m } from '#app/i18n/paraglide/messages.js';
import type { ControlProps } from '../control-props.ts';
import { choiceLabel } from '../labels.ts';

export function ChoiceControl({ id, field, name, stored, describedBy, onChange }: ControlProps) {
  const { choices = [] } = field.options;
  const value = String(stored.shared ?? field.initial.shared ?? '');
  return (
    <select
      id={id}
      aria-describedby={describedBy}
      value={value}
      onChange={(event) => onChange('shared', event.target.value || undefined)}
    >
      {field.initial.shared === undefined && <option value="">{m.editor_choice_none()}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choiceLabel(name, choice)}
        </option>
      ))}
    </select>
  );
}
