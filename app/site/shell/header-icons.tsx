import { m } from '#app/i18n/paraglide/messages.js';
import { AccountIcon, CartIcon, FavoritesIcon } from '#app/ui/icons.tsx';
import css from './header-icons.module.css';
import { PersonMenu } from './person-menu.tsx';
import type { ShellData } from './shell-data.ts';
import { useCartCount } from './use-cart-count.ts';

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
          <PersonMenu person={shell.person} />
        ) : (
          <a className={css.icon} href={links.login} aria-label={m.shell_login()}>
            <AccountIcon />
          </a>
        )}
      </li>
    </ul>
  );
}

function Cart({ href, isOnline }: { href: string; isOnline: boolean }) {
  const count = useCartCount();
  if (!isOnline) {
    return (
      <span className={css.icon} data-off title={m.shell_webshop_offline()}>
        <CartIcon />
        <span className="visually-hidden">
          {m.shell_cart()}: {m.shell_webshop_offline()}
        </span>
      </span>
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
