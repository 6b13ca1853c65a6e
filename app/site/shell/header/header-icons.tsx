import { lazy, type ReactNode, Suspense } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import type { ShellData } from '#app/site/shell-data.ts';
import { AccountIcon, CartIcon, FavoritesIcon } from '#app/ui/icons.tsx';
import css from './header-icons.module.css';
import { useCartCount } from './use-cart-count.ts';

// For people who are logged in, and for nobody else.
const PersonMenu = lazy(() => import('./person-menu.tsx'));

/** Favourites, cart and account. The shop's two are grey and say why while the shop is closed. */
export function HeaderIcons({ shell }: { shell: ShellData }) {
  const { links } = shell.design;
  return (
    <ul className={css.icons}>
      <li className={css.wide}>
        <a className={css.icon} href={links.favorites} hrefLang="en" aria-label={m.shell_favorites()}>
          <FavoritesIcon />
        </a>
      </li>
      <li>
        <Cart href={links.basket} isOnline={shell.isShopOnline} />
      </li>
      <li className={css.wide}>
        {shell.person ? (
          <Suspense>
            <PersonMenu person={shell.person} />
          </Suspense>
        ) : (
          <Account href={links.login} isOnline={shell.isShopOnline} />
        )}
      </li>
    </ul>
  );
}

function Account({ href, isOnline }: { href: string; isOnline: boolean }) {
  if (!isOnline) {
    return (
      <Off name={m.shell_account()}>
        <AccountIcon />
      </Off>
    );
  }
  return (
    <a className={css.icon} href={href} aria-label={m.shell_login()}>
      <AccountIcon />
    </a>
  );
}

/** Leads nowhere, can be reached all the same, and says why. */
function Off({ name, children }: { name: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className={css.icon}
      aria-disabled="true"
      aria-label={`${name}: ${m.shell_webshop_offline()}`}
    >
      {children}
      <span className={css.why} aria-hidden="true">
        {m.shell_webshop_offline()}
      </span>
    </button>
  );
}

function Cart({ href, isOnline }: { href: string; isOnline: boolean }) {
  const count = useCartCount();
  if (!isOnline) {
    return (
      <Off name={m.shell_cart()}>
        <CartIcon />
      </Off>
    );
  }
  return (
    <a className={css.icon} href={href} aria-label={count > 0 ? m.shell_cart_count({ count }) : m.shell_cart()}>
      <CartIcon />
      {count > 0 && (
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
      )}
    </a>
  );
}
