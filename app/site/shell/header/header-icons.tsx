import { type ReactNode, Suspense } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { lazyOrNothing } from '#app/site/lazy-or-nothing.ts';
import type { ShellData } from '#app/site/shell-data.ts';
import { AccountIcon, CartIcon, FavoritesIcon } from '#app/ui/icons.tsx';
import css from './header-icons.module.css';
import { useCartCount } from './use-cart-count.ts';
import { useTip } from './use-tip.ts';

// For people who are logged in, and for nobody else.
const PersonMenu = lazyOrNothing(() => import('./person-menu.tsx'));

/** Favourites, cart and account. The shop's two are grey and say why while the shop is closed. */
export function HeaderIcons({ shell }: { shell: ShellData }) {
  const { isShopOnline } = shell;
  const { links } = shell.design;
  return (
    <ul className={css.icons}>
      <li className={css.wide}>
        <a className={css.icon} href={links.favorites} hrefLang="en" aria-label={m.shell_favorites()}>
          <FavoritesIcon />
        </a>
      </li>
      <li>
        <Cart href={isShopOnline ? links.basket : null} />
      </li>
      <li className={css.wide}>
        {shell.person ? (
          <Suspense>
            <PersonMenu person={shell.person} />
          </Suspense>
        ) : (
          <ShopItem href={isShopOnline ? links.login : null} name={m.shell_account()} says={m.shell_login()}>
            <AccountIcon />
          </ShopItem>
        )}
      </li>
    </ul>
  );
}

function Cart({ href }: { href: string | null }) {
  const count = useCartCount();
  const name = m.shell_cart();
  return (
    <ShopItem href={href} name={name} says={count > 0 ? m.shell_cart_count({ count }) : name}>
      <CartIcon />
      {href && count > 0 && (
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
      )}
    </ShopItem>
  );
}

type ShopItemProps = { href: string | null; name: string; says: string; children: ReactNode };

/** Without a shop it leads nowhere, can be reached all the same, and says why. */
function ShopItem({ href, name, says, children }: ShopItemProps) {
  const tip = useTip();
  if (href) {
    return (
      <a className={css.icon} href={href} aria-label={says}>
        {children}
      </a>
    );
  }
  const why = m.shell_webshop_offline();
  return (
    <button type="button" className={css.icon} aria-disabled="true" aria-label={`${name}: ${why}`} {...tip}>
      {children}
      <span className={css.why} aria-hidden="true">
        {why}
      </span>
    </button>
  );
}
