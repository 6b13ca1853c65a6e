import { Form } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { DataTable } from '../data-table.tsx';
import { LanguageSelect } from '../language-select.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import type { RedirectReport } from './import-redirects.server.ts';
import type { RedirectLocale } from './redirect-address.ts';
import css from './redirect-forms.module.css';

type SaveProps = {
  csrfToken: string;
  entered: { locale: RedirectLocale; old_path: string; new_path: string };
  /** Nothing is at the new address: the person says that this is meant. */
  isDoubtful: boolean;
};

export function SaveForm({ csrfToken, entered: { locale, old_path, new_path }, isDoubtful }: SaveProps) {
  return (
    <Form method="post" className={panels.card}>
      <CsrfField token={csrfToken} />
      <div className={controls.fields}>
        <LanguageSelect label={m.office_language()} locale={locale} none={m.office_redirect_bare()} />
        <label>
          {m.office_redirect_old()}
          <input name="old_path" required maxLength={500} defaultValue={old_path} />
        </label>
        <label>
          {m.office_redirect_new()}
          <input name="new_path" required maxLength={500} defaultValue={new_path} />
        </label>
        {isDoubtful && <SureChoice />}
        <button type="submit" className={controls.button} name="command" value="save:">
          {m.office_redirect_save()}
        </button>
      </div>
    </Form>
  );
}

/** A form that is not sent with its token in front may be no larger. */
const mostCharacters = 50_000;

/** A list from a table or an old site, an old and a new address in each line. */
export function ImportForm({ csrfToken }: { csrfToken: string }) {
  return (
    <details className={panels.card}>
      <summary className={css.opener}>{m.office_redirect_import()}</summary>
      <Form method="post" encType="multipart/form-data" className={panels.stack}>
        <CsrfField token={csrfToken} />
        <p className={controls.muted}>{m.office_redirect_import_hint()}</p>
        <div className={controls.fields}>
          <LanguageSelect label={m.office_language()} locale="none" none={m.office_redirect_bare()} />
          <SureChoice />
        </div>
        <label className={controls.field}>
          {m.office_redirect_list()}
          <textarea
            name="list"
            rows={8}
            required
            maxLength={mostCharacters}
            spellCheck={false}
            placeholder="/alt;/de/besuch"
          />
        </label>
        <p className={controls.actions}>
          <button type="submit" className={controls.button} name="command" value="import:">
            {m.office_redirect_import_do()}
          </button>
        </p>
      </Form>
    </details>
  );
}

export function ImportReport({ report: { saved, refused, left } }: { report: RedirectReport }) {
  return (
    <section className={panels.stack} aria-label={m.office_redirect_report()}>
      <div className={controls.outcome} role="status" data-problem={refused.length > 0 ? '' : undefined}>
        <p>
          {m.office_redirect_imported({ saved, refused: refused.length })}
          {left > 0 && ` ${m.office_redirect_left({ count: left })}`}
        </p>
      </div>
      {refused.length > 0 && (
        <DataTable
          label={m.office_redirect_report()}
          names={[m.office_redirect_line(), m.office_redirect_old(), m.office_redirect_new(), m.office_redirect_why()]}
        >
          {refused.map(({ line, old_path, new_path, problem }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              <td>{old_path}</td>
              <td>{new_path}</td>
              <td>{problem === 'columns' ? m.office_redirect_columns() : m[`office_redirect_problem_${problem}`]()}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  );
}

function SureChoice() {
  return (
    <label className={controls.check}>
      <input type="checkbox" name="sure" value="1" /> {m.office_redirect_sure()}
    </label>
  );
}
