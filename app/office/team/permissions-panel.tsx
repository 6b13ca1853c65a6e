import { Form } from 'react-router';
import { roleName } from '#app/auth/role-name.ts';
import type { Person } from '#app/auth/team/people.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { PermissionFields } from './permission-fields.tsx';
import css from './team-office.module.css';

type Props = { person: Person; isOneself: boolean; csrfToken: string };

/** Role and rights of a person; of oneself they are only told. */
export function PermissionsPanel({ person: { role, may_write_html }, isOneself, csrfToken }: Props) {
  return (
    <section className={`${panels.card} ${css.card}`} aria-labelledby="office-permissions">
      <h2 id="office-permissions">{m.team_permissions()}</h2>
      {isOneself ? (
        <>
          <p>{may_write_html ? `${roleName(role)}, ${m.team_html()}` : roleName(role)}</p>
          <p className={controls.muted}>{m.team_permissions_oneself()}</p>
        </>
      ) : (
        <Form method="post" key={`${role}${may_write_html}`}>
          <CsrfField token={csrfToken} />
          <PermissionFields of={role} mayWriteHtml={may_write_html} />
          <button type="submit" className={controls.button} name="command" value="change">
            {m.office_save()}
          </button>
        </Form>
      )}
    </section>
  );
}
