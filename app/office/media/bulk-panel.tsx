import type { KeyboardEvent, ReactNode } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { BothLanguages } from '../both-languages.tsx';
import controls from '../office-controls.module.css';
import { LicenceFields } from './licence-fields.tsx';
import { longestTag, longestWords } from './media-fields.ts';
import css from './media-library.module.css';

type BulkPanelProps = {
  tags: readonly string[];
  chosen: number;
  isAll: boolean;
  onAll(isAll: boolean): void;
};

/** What is done to all that are ticked: filed, credited, licensed. Stands in the form that has the ticks. */
export function BulkPanel({ tags, chosen, isAll, onAll }: BulkPanelProps) {
  return (
    <details className={css.bulk}>
      <summary>
        {m.office_media_bulk()}{' '}
        <span role="status" className={css.chosen}>
          {chosen > 0 && m.office_selected({ count: chosen })}
        </span>
      </summary>
      <label className={controls.check}>
        <input type="checkbox" checked={isAll} onChange={({ target }) => onAll(target.checked)} />
        {m.office_select_all()}
      </label>
      <BulkRow name={m.office_media_tags()}>
        <label className={controls.field}>
          {m.office_media_tags()}
          <input name="tags" list="office-media-tags" maxLength={longestTag * 5} />
        </label>
        <p className={controls.actions}>
          <Do command="add-tags" label={m.office_media_tags_add()} />
          <Do command="remove-tags" label={m.office_media_tags_remove()} />
        </p>
      </BulkRow>
      <BulkRow name={m.office_media_credit()}>
        <BothLanguages label={m.office_media_credit()} name="credit" values={{}} maxLength={longestWords} />
        <Do command="set-credit" label={m.office_media_bulk_credit()} />
      </BulkRow>
      <BulkRow name={m.office_media_licence()}>
        <LicenceFields licence="" until={null} />
        <Do command="set-licence" label={m.office_media_bulk_licence()} />
      </BulkRow>
      <datalist id="office-media-tags">
        {tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </details>
  );
}

/** Fields and the button for them; Enter in a field presses that one and not the first of the form. */
function BulkRow({ name, children }: { name: string; children: ReactNode }) {
  const press = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.currentTarget.querySelector('button')?.click();
  };
  return (
    <fieldset className={css.bulkRow} onKeyDown={press}>
      <legend className="visually-hidden">{name}</legend>
      {children}
    </fieldset>
  );
}

function Do({ command, label }: { command: string; label: string }) {
  return (
    <button type="submit" className={controls.plain} name="command" value={command}>
      {label}
    </button>
  );
}
