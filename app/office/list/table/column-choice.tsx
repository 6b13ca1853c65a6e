import { Form, useSearchParams } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import controls from '../../office-controls.module.css';
import css from '../entry-list.module.css';

/** Which fields stand beside the title; part of the address, so that a view keeps it. */
export function ColumnChoice({ choices }: { choices: { name: string; label: string; isShown: boolean }[] }) {
  const [params] = useSearchParams();
  const rest = [...params].filter(([name]) => name !== 'column' && name !== 'page');
  return (
    <details className={css.menu} key={`${params}`}>
      <summary className={controls.plain}>{m.office_columns()}</summary>
      <Form className={css.choices}>
        {rest.map(([name, value]) => (
          <input key={`${name}${value}`} type="hidden" name={name} value={value} />
        ))}
        {choices.map(({ name, label, isShown }) => (
          <label key={name}>
            <input type="checkbox" name="column" value={name} defaultChecked={isShown} /> {label}
          </label>
        ))}
        <button type="submit" className={controls.plain}>
          {m.office_columns_apply()}
        </button>
      </Form>
    </details>
  );
}
