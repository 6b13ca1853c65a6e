import type { ComponentType } from 'react';
import type { Fields } from '#app/cms/field/field.ts';
import { itemsOf } from '#app/cms/field/list/field.ts';
import { initialValues } from '#app/cms/field-set.ts';
import { withValue } from '#app/cms/with-value.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { afterRendering } from '../after-rendering.ts';
import type { ControlProps, Part } from '../control-props.ts';
import formParts from '../form-parts.module.css';
import { fieldLabel } from '../labels.ts';
import css from './list-control.module.css';

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
  const { items, texts, fields, swap, change, add, remove } = listCommands({ id, field, stored, onChange });
  return (
    <fieldset className="insp-list">
      <legend>{fieldLabel(model, name)}</legend>
      {items.map((item, index) => (
        <details key={item._key} data-list-item className={css.item}>
          <summary id={`${id}-${item._key}`}>
            {itemName(fields, { item, texts: texts[item._key], number: index + 1 })}
          </summary>
          <p className={formParts.actions}>
            <ItemButton at={`${id}-${item._key}`} command="up" isOff={index === 0} run={() => swap(index, -1)} />
            <ItemButton
              at={`${id}-${item._key}`}
              command="down"
              isOff={index === items.length - 1}
              run={() => swap(index, 1)}
            />
            <ItemButton at={`${id}-${item._key}`} command="remove" run={() => remove(index)} />
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
      <button
        type="button"
        id={`${id}-add`}
        className={formParts.add}
        aria-label={`${m.editor_list_add()}: ${fieldLabel(model, name)}`}
        disabled={items.length >= (field.options.max ?? 100)}
        onClick={add}
      >
        {m.editor_list_add()}
      </button>
    </fieldset>
  );
}

/** The items as they stand, and what can be done with them; each keeps its key wherever it goes. */
function listCommands({ id, field, stored, onChange }: Pick<ControlProps, 'id' | 'field' | 'stored' | 'onChange'>) {
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
  const add = () => {
    const _key = crypto.randomUUID().slice(0, 8);
    put([...items, { ...initialValues(fields).props, _key }]);
    afterRendering(() => openItem(`${id}-${_key}`));
  };
  /** The focus goes to the item that took its place, or to the button that adds one. */
  const remove = (at: number) => {
    const next = items[at + 1] ?? items[at - 1];
    put(items.filter((_, index) => index !== at));
    afterRendering(() => document.getElementById(next ? `${id}-${next._key}` : `${id}-add`)?.focus());
  };
  return { items, texts, fields, swap, change, add, remove };
}

type ItemCommand = { at: string; command: 'up' | 'down' | 'remove'; isOff?: boolean; run(): void };

/** Named by its own words and those of the item it moves or removes. */
function ItemButton({ at, command, isOff = false, run }: ItemCommand) {
  const words = { up: m.editor_move_up, down: m.editor_move_down, remove: m.editor_list_remove }[command];
  return (
    <button
      type="button"
      id={`${at}-${command}`}
      className="insp-link"
      aria-labelledby={`${at}-${command} ${at}`}
      aria-disabled={isOff}
      onClick={(event) => {
        if (isOff) return;
        const { currentTarget } = event;
        run();
        // The item is rendered in another place; its button keeps the focus there.
        if (command !== 'remove') afterRendering(() => currentTarget.focus());
      }}
    >
      {words()}
    </button>
  );
}

function openItem(at: string): void {
  const details = document.getElementById(at)?.parentElement;
  if (details instanceof HTMLDetailsElement) details.open = true;
  details?.querySelector<HTMLElement>('input, textarea, select, button, [contenteditable]')?.focus();
}

/** The first words of the item, so that one is told from the other while they are closed. */
function itemName(
  fields: Fields,
  { item, texts, number }: { item: Values; texts: Values | undefined; number: number },
): string {
  const text = Object.entries(fields)
    .filter(([, { kind }]) => kind === 'text' || kind === 'line' || kind === 'rich-text')
    .map(([name, field]) => field.searchText({ shared: item[name], localized: texts?.[name] }).trim())
    .find(Boolean);
  return text ? m.editor_list_item_named({ number, name: text.slice(0, 40) }) : m.editor_list_item({ number });
}
