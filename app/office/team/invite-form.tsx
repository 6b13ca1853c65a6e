import { Form } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { LanguageSelect } from '../language-select.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { PermissionFields } from './permission-fields.tsx';
import css from './team-office.module.css';

type Props = { days: number; locale: Locale; csrfToken: string };

/** Who is to come, what they may do, and in which language they are written to. */
export function InviteForm({ days, locale, csrfToken }: Props) {
  return (
    <section className={`${panels.card} ${css.card}`} aria-labelledby="office-invite">
      <h2 id="office-invite">{m.team_invite()}</h2>
      <p className={controls.muted}>{m.team_invite_hint({ days })}</p>
      <Form method="post">
        <CsrfField token={csrfToken} />
        <div className={controls.fields}>
          <label>
            {m.team_email()}
            <input name="email" type="email" required maxLength={254} autoComplete="off" />
          </label>
          <label>
            {m.team_first_name()}
            <input name="first_name" maxLength={80} autoComplete="off" />
          </label>
          <label>
            {m.team_last_name()}
            <input name="last_name" maxLength={80} autoComplete="off" />
          </label>
          <LanguageSelect label={m.team_locale()} locale={locale} />
        </div>
        <PermissionFields of="editor" mayWriteHtml={false} />
        <button type="submit" className={controls.button} name="command" value="invite">
          {m.team_invite_submit()}
        </button>
      </Form>
    </section>
  );
}
