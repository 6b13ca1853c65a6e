import type { ReactNode } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Person, ShellData } from '#app/site/shell-data.ts';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { AccountIcon, FavoritesIcon } from '#app/ui/icons.tsx';
import css from './menu-tools.module.css';

/** Favourites and account with their words, where the bar of a telephone has no room for their icons. */
export function MenuTools({ shell: { design, person, isShopOnline } }: { shell: ShellData }) {
  const { favorites, login } = design.links;
  return (
    <ul className={css.tools}>
      <li>
        <a className={css.tool} href={favorites} hrefLang="en">
          <FavoritesIcon />
          {m.shell_favorites()}
        </a>
      </li>
      <li>{person ? <Own person={person} /> : <Account href={isShopOnline ? login : null} />}</li>
    </ul>
  );
}

/** Without a shop it leads nowhere, can be reached all the same, and says why. */
function Account({ href }: { href: string | null }) {
  if (href) return <Tool href={href}>{m.shell_account()}</Tool>;
  return (
    <button type="button" className={css.tool} aria-disabled="true">
      <AccountIcon />
      {m.shell_account()}: {m.shell_webshop_offline()}
    </button>
  );
}

function Own({ person }: { person: Person }) {
  return (
    <>
      <Tool href={person.profile}>
        {person.first_name} {person.last_name}
      </Tool>
      <form method="post" action={person.logout}>
        <CsrfField token={person.csrfToken} />
        <button type="submit" className={css.tool}>
          {m.shell_logout()}
        </button>
      </form>
    </>
  );
}

function Tool({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={css.tool} href={href}>
      <AccountIcon />
      {children}
    </a>
  );
}
