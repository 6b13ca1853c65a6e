import { Form } from 'react-router';
import { encodingNames } from '#app/cms/transfer/encoding/encodings.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { formatMoment } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import type { ImportJob } from './jobs.server.ts';

/** How a file was read: its encoding or its sheet, and a mapping that is remembered; each with the way to another. */
export function ReadingForm({ job, locale, csrfToken }: { job: ImportJob; locale: Locale; csrfToken: string }) {
  const { format, encoding, sheets, records, remembered_at } = job;
  return (
    <Form method="post" className={panels.stack} preventScrollReset>
      <CsrfField token={csrfToken} />
      {format !== 'xlsx' && (
        <p className={controls.muted}>{m.transfer_read_as({ encoding: encodingNames[encoding] })}</p>
      )}
      {sheets.length > 1 && (
        <div className={controls.fields}>
          <label>
            {m.office_import_sheet()}
            <select name="sheet" defaultValue={records}>
              {sheets.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <button type="submit" className={controls.plain} name="command" value="sheet">
            {m.office_import_sheet_read()}
          </button>
        </div>
      )}
      {remembered_at && (
        <p>
          {m.office_import_remembered({ when: formatMoment(remembered_at, locale) })}{' '}
          <button type="submit" className={controls.plain} name="command" value="suggest">
            {m.office_import_suggest()}
          </button>
        </p>
      )}
    </Form>
  );
}
