import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { StoredAlert } from '#app/features/alerts/queries.server.ts';
import { urgencies } from '#app/features/alerts/reach.ts';
import { locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { BothLanguages } from '../both-languages.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { most } from './alert-limits.ts';

/** One notice, a new one without `alert`: its words, where and when it stands, and how pressing it is. */
export function AlertForm({ alert, csrfToken }: { alert: StoredAlert | null; csrfToken: string }) {
  return (
    <Form method="post" className={panels.stack} preventScrollReset>
      <CsrfField token={csrfToken} />
      <Words alert={alert} />
      <Reach alert={alert} />
      <fieldset className={controls.choice}>
        <legend className="visually-hidden">{m.office_state()}</legend>
        {locales.map((locale) => (
          <Check key={locale} name="online_in" value={locale} isOn={alert?.online_in.includes(locale) ?? false}>
            {m.office_alerts_online({ language: m[`office_language_${locale}`]() })}
          </Check>
        ))}
        {alert && (
          <Check name="again" value="1" isOn={false}>
            {m.office_alerts_again()}
          </Check>
        )}
      </fieldset>
      <p className={controls.actions}>
        <button type="submit" className={controls.button} name="command" value={`save:${alert?.id ?? ''}`}>
          {m.office_save()}
        </button>
        {alert && (
          <button
            type="submit"
            className={`${controls.plain} ${controls.danger}`}
            name="command"
            value={`remove:${alert.id}`}
            formNoValidate
          >
            {m.office_remove()}
          </button>
        )}
      </p>
    </Form>
  );
}

function Words({ alert }: { alert: StoredAlert | null }) {
  const title = alert?.link_title ?? {};
  return (
    <>
      <BothLanguages label={m.office_alerts_title()} name="title" values={alert?.title ?? {}} maxLength={most.title} />
      <BothLanguages
        label={m.office_alerts_text()}
        name="text"
        values={alert?.text ?? {}}
        maxLength={most.text}
        isLong
      />
      <BothLanguages label={m.office_alerts_link()} name="link" values={alert?.link ?? {}} maxLength={most.link} />
      <BothLanguages label={m.office_alerts_link_title()} name="link_title" values={title} maxLength={most.title} />
    </>
  );
}

/** Times are those of the venue; a path a line. */
function Reach({ alert }: { alert: StoredAlert | null }) {
  return (
    <>
      <div className={controls.fields}>
        <label>
          {m.office_alerts_urgency()}
          <select name="urgency" defaultValue={alert?.urgency ?? 'info'}>
            {urgencies.map((urgency) => (
              <option key={urgency} value={urgency}>
                {m[`office_alerts_urgency_${urgency}`]()}
              </option>
            ))}
          </select>
        </label>
        <label>
          {m.office_alerts_starts()}
          <input type="datetime-local" name="starts" defaultValue={alert?.starts ?? ''} />
        </label>
        <label>
          {m.office_alerts_ends()}
          <input type="datetime-local" name="ends" defaultValue={alert?.ends ?? ''} />
        </label>
      </div>
      <label className={controls.field}>
        {m.office_alerts_paths()}
        <textarea name="paths" rows={2} maxLength={most.paths} defaultValue={alert?.paths.join('\n') ?? ''} />
      </label>
    </>
  );
}

type CheckProps = { name: string; value: string; isOn: boolean; children: ReactNode };

function Check({ name, value, isOn, children }: CheckProps) {
  return (
    <label>
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} /> {children}
    </label>
  );
}
