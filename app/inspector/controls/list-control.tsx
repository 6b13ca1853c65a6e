import type { ComponentType } from 'react';
import type { Fields } from '#app/cms/field/field.ts';
import { itemsOf } from '#app/cms/field/list.ts';
import { initialValues } from '#app/cms/field-set.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { ControlProps, Part } from '../control-props.ts';
import { fieldLabel } from '../words.ts';

type Values = Record<string, unknown>;
type FormComponent = ComponentType<{
  model: string;
  fields: Fields;
  props: Values;
  texts: Values | undefined;
  onChange(name: string, part: Part, value: unknown): void;
  idPrefix: string;
}>;

/** Items with keys that stay: added, taken out, moved; each with a form of its own. */
export function ListControl({
  id,
  field,
  name,
  model,
  stored,
  onChange,
  Form,
}: ControlProps & { Form: FormComponent }) {
  const items = itemsOf(stored);
  const texts = (stored.localized ?? {}) as Record<string, Values>;
  const fields = field.options.fields ?? {};
  const put = (next: Values[]) => onChange('shared', next);
  const swap = (at: number, by: number) => {
    const next = [...items];
    const [item] = next.splice(at, 1);
    if (item) put(next.toSpliced(at + by, 0, item));
  };
  const change = (key: string) => (inner: string, part: Part, value: unknown) => {
    if (part === 'localized')
      return onChange('localized', { ...texts, [key]: withValue(texts[key] ?? {}, inner, value) });
    put(items.map((item) => (item._key === key ? withValue(item, inner, value) : item)));
  };
  const add = () => put([...items, { ...initialValues(fields).props, _key: crypto.randomUUID().slice(0, 8) }]);
  return (
    <fieldset className="insp-list">
      <legend>{fieldLabel(model, name)}</legend>
      {items.map((item, index) => (
        <details key={item._key} className="insp-item">
          <summary>{m.editor_list_item({ number: index + 1 })}</summary>
          <p className="insp-actions">
            <button type="button" className="insp-link" disabled={index === 0} onClick={() => swap(index, -1)}>
              {m.editor_move_up()}
            </button>
            <button
              type="button"
              className="insp-link"
              disabled={index === items.length - 1}
              onClick={() => swap(index, 1)}
            >
              {m.editor_move_down()}
            </button>
            <button type="button" className="insp-link" onClick={() => put(items.filter((other) => other !== item))}>
              {m.editor_list_remove()}
            </button>
          </p>
          <Form
            model={model}
            fields={fields}
            props={item}
            texts={texts[item._key]}
            onChange={change(item._key)}
            idPrefix={`${id}-${item._key}`}
          />
        </details>
      ))}
      <button type="button" className="insp-add" disabled={items.length >= (field.options.max ?? 100)} onClick={add}>
        {m.editor_list_add()}
      </button>
    </fieldset>
  );
}

function withValue(values: Values, name: string, value: unknown): Values {
  const { [name]: _, ...rest } = values;
  return value === undefined ? rest : { ...rest, [name]: value };
}
