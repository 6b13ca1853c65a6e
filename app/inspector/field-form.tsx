import type { ReactNode } from 'react';
import type { Field, Fields, Stored } from '#app/cms/field/field.ts';
import { storedOf } from '#app/cms/field-set.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { ControlProps, Part } from './control-props.ts';
import { controls, hasControl, labelTarget } from './controls/controls.ts';
import { ListControl } from './controls/list-control.tsx';
import { fieldLabel } from './labels.ts';
import './inspector.css';
import css from './form-parts.module.css';

type FormProps = {
  model: string;
  fields: Fields;
  props: Record<string, unknown> | undefined;
  texts: Record<string, unknown> | undefined;
  onChange(name: string, part: Part, value: unknown): void;
  idPrefix: string;
  /** What the server around the form has to say about a field, rendered below its control. */
  note?: (name: string) => ReactNode;
};

/** A form rendered from a definition; used for modules, list items and later whole records. */
export function FieldForm({ model, fields, props, texts, onChange, idPrefix, note }: FormProps) {
  return Object.entries(fields).map(([name, field]) => (
    <FieldRow
      key={name}
      id={`${idPrefix}-${name}`}
      field={field}
      name={name}
      model={model}
      stored={storedOf(name, props, texts)}
      note={note?.(name)}
      onChange={(part, value) => onChange(name, part, value)}
    />
  ));
}

function FieldRow({ note, ...row }: ControlProps & { note: ReactNode }) {
  const { id, field, name, model, stored } = row;
  if (field.kind === 'list')
    return (
      <>
        <ListControl {...row} Form={FieldForm} />
        {note}
      </>
    );
  if (!hasControl(field)) return null;
  const Control = controls[field.kind];
  return (
    <div className="insp-row" data-field={name}>
      <div className={css.head}>
        <label className={css.label} htmlFor={labelTarget(field, id)} id={`${id}-label`}>
          {fieldLabel(model, name)}
          {field.required && <span aria-hidden="true"> *</span>}
        </label>
        <Hint field={field} stored={stored} />
      </div>
      <Control {...row} />
      {note}
    </div>
  );
}

function Hint({ field, stored }: { field: Field; stored: Stored }) {
  if (field.kind === 'text' && field.localized)
    return <span className={css.count}>{String(stored.localized ?? '').length}</span>;
  if (field.shared) return <span className="insp-tag">{m.editor_shared()}</span>;
  return null;
}
