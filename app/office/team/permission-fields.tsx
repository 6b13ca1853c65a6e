import type { ReactNode } from 'react';
import { roleName, roles } from '#app/auth/role-name.ts';
import type { Role } from '#app/auth/viewer.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import controls from '../office-controls.module.css';
import css from './team-office.module.css';

/** Role and the right to write HTML, each with what it means. */
export function PermissionFields({ of: role, mayWriteHtml }: { of: Role; mayWriteHtml: boolean }) {
  const hints = {
    editor: m.team_role_editor_hint,
    publisher: m.team_role_publisher_hint,
    admin: m.team_role_admin_hint,
  };
  return (
    <>
      <fieldset className={css.choices}>
        <legend>{m.team_role()}</legend>
        {roles.map((each) => (
          <Choice key={each} label={roleName(each)} hint={hints[each]()} id={`team-role-${each}`}>
            <input
              type="radio"
              name="role"
              value={each}
              defaultChecked={each === role}
              id={`team-role-${each}`}
              aria-describedby={`team-role-${each}-hint`}
            />
          </Choice>
        ))}
      </fieldset>
      <Choice label={m.team_html()} hint={m.team_html_hint()} id="team-html">
        <input
          type="checkbox"
          name="may_write_html"
          value="1"
          defaultChecked={mayWriteHtml}
          id="team-html"
          aria-describedby="team-html-hint"
        />
      </Choice>
    </>
  );
}

type ChoiceProps = { id: string; label: string; hint: string; children: ReactNode };

function Choice({ id, label, hint, children }: ChoiceProps) {
  return (
    <div className={css.choice}>
      {children}
      <label htmlFor={id}>{label}</label>
      <span id={`${id}-hint`} className={controls.muted}>
        {hint}
      </span>
    </div>
  );
}
