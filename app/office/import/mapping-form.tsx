import { Form } from 'react-router';
import { locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { ColumnHeads } from '../column-heads.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import table from '../office-table.module.css';
import css from './import-job.module.css';
import type { ImportJob } from './jobs.server.ts';
import { MappingRow } from './mapping-row.tsx';

type Props = {
  job: ImportJob;
  form: {
    targets: { key: string; label: string }[];
    /** By the name of the column. */
    chosen: Record<string, string[]>;
    /** The file names none, so that title and date do. */
    isKeyMade: boolean;
    creatable: { type: string; title: string }[];
    mayPublish: boolean;
  };
  csrfToken: string;
};

/** Which column of the file goes to which field of the collection, and how the rest is meant. */
export function MappingForm({ job, form, csrfToken }: Props) {
  const { columns, mapping } = job;
  const { targets, chosen, isKeyMade } = form;
  return (
    <Form method="post" action="?" className={panels.stack} key={JSON.stringify(mapping)}>
      <CsrfField token={csrfToken} />
      <p className={controls.muted}>{mapping.exact ? m.office_import_exact() : m.office_import_mapping_hint()}</p>
      <div className={table.table}>
        <table>
          <ColumnHeads
            names={[
              m.office_import_column(),
              m.office_import_samples(),
              m.office_import_target(),
              m.office_import_key(),
            ]}
          />
          <tbody>
            {columns.map((column, at) => (
              <MappingRow
                key={column.name}
                at={at}
                column={column}
                targets={targets}
                chosen={chosen[column.name] ?? []}
                isKey={mapping.external_id?.includes(column.name) ?? false}
              />
            ))}
          </tbody>
        </table>
      </div>
      {isKeyMade && <p className={controls.muted}>{m.office_import_key_made()}</p>}
      <Choices job={job} {...form} />
      <p className={controls.actions}>
        <button type="submit" className={controls.button} name="command" value="check">
          {m.office_import_check()}
        </button>
        <span className={controls.muted}>{m.office_import_check_hint()}</span>
      </p>
    </Form>
  );
}

function Choices({ job, creatable, mayPublish }: { job: ImportJob } & Pick<Props['form'], 'creatable' | 'mayPublish'>) {
  const { mapping, publish, name } = job;
  return (
    <>
      <div className={controls.fields}>
        <label>
          {m.office_import_source()}
          <input name="source" maxLength={100} defaultValue={mapping.source ?? ''} placeholder={name} />
        </label>
        <label>
          {m.office_import_date()}
          <select name="date" defaultValue={mapping.date ?? ''}>
            <option value="">{m.office_import_date_strict()}</option>
            <option value="dmy">{m.office_import_date_dmy()}</option>
            <option value="mdy">{m.office_import_date_mdy()}</option>
          </select>
        </label>
        <label>
          {m.office_import_empty()}
          <select name="empty" defaultValue={mapping.empty}>
            <option value="keep">{m.office_import_empty_keep()}</option>
            <option value="clear">{m.office_import_empty_clear()}</option>
          </select>
        </label>
      </div>
      <label className={controls.check}>
        <input type="checkbox" name="hints" value="1" defaultChecked={mapping.hints === 'apply'} />
        {m.office_import_hints()}
      </label>
      {creatable.length > 0 && (
        <fieldset className={controls.choice}>
          <legend className={css.legend}>{m.office_import_create()}</legend>
          {creatable.map(({ type, title }) => (
            <label key={type}>
              <input type="checkbox" name="create" value={type} defaultChecked={mapping.create.includes(type)} />{' '}
              {title}
            </label>
          ))}
        </fieldset>
      )}
      {mayPublish && (
        <fieldset className={controls.choice}>
          <legend className={css.legend}>{m.office_import_publish()}</legend>
          {locales.map((locale) => (
            <label key={locale}>
              <input type="checkbox" name="publish" value={locale} defaultChecked={publish.includes(locale)} />{' '}
              {m[`office_language_${locale}`]()}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
