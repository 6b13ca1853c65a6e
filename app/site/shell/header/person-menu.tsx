import { useRef } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Person } from '#app/site/shell-data.ts';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { AccountIcon } from '#app/ui/icons.tsx';
import css from './person-menu.module.css';
import { headerMenu } from './use-dismissed-menus.ts';

/** The name of who is logged in, with profile and logout; opens on hover and on a press. */
export default function PersonMenu({ person }: { person: Person }) {
  const ref = useRef<HTMLDetailsElement>(null);
  return (
    <details
      ref={ref}
      name={headerMenu}
      className={css.person}
      onMouseEnter={() => ref.current?.setAttribute('open', '')}
      onMouseLeave={() => ref.current?.removeAttribute('open')}
    >
      <summary className={css.summary} aria-label={`${m.shell_account()}: ${person.first_name} ${person.last_name}`}>
        <AccountIcon />
        <span className={css.name} aria-hidden="true">
          {person.first_name} {person.last_name}
        </span>
      </summary>
      <div className={css.panel} data-theme="cc03">
        <a href={person.profile}>{m.shell_profile()}</a>
        <form method="post" action={person.logout}>
          <CsrfField token={person.csrfToken} />
          <button type="submit">{m.shell_logout()}</button>
        </form>
      </div>
    </details>
  );
}
