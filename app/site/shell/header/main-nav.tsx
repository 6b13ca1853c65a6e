import { m } from '#app/i18n/paraglide/messages.js';
import type { NavItem } from '#app/site/shell-data.ts';
import { isCurrent, isCurrentBranch, opensSubmenu } from '../navigation/navigation.ts';
import css from './main-nav.module.css';
import { headerMenu } from './use-dismissed-menus.ts';

type MainNavProps = { items: NavItem[]; pathname: string };

/** The first level in the header. */
export function MainNav({ items, pathname }: MainNavProps) {
  return (
    <nav className={css.nav} aria-label={m.shell_main_nav()}>
      <ul className={css.items}>
        {items.map((item) => (
          <li
            key={item.url ?? item.menu_name}
            className={css.item}
            data-active={isCurrentBranch(item, pathname) || undefined}
          >
            {opensSubmenu(item) ? (
              <Submenu item={item} pathname={pathname} />
            ) : (
              <a className={css.word} href={item.url ?? undefined} aria-current={current(item.url, pathname)}>
                {item.menu_name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Submenu({ item, pathname }: { item: NavItem; pathname: string }) {
  return (
    <details className={css.submenu} name={headerMenu}>
      <summary className={css.word}>{item.menu_name}</summary>
      <ul className={css.panel} data-theme="cc03">
        {item.url && (
          <li>
            <a href={item.url} aria-current={pathname === item.url ? 'page' : undefined}>
              {m.shell_overview({ name: item.menu_name })}
            </a>
          </li>
        )}
        {item.children.map((child) => (
          <li key={child.url ?? child.menu_name}>
            <a href={child.url ?? undefined} aria-current={current(child.url, pathname)}>
              {child.menu_name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function current(url: string | null, pathname: string) {
  if (url === pathname) return 'page';
  return isCurrent(url, pathname) || undefined;
}
