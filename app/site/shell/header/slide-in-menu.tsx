import { useLocation } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import type { NavItem, PageFrame, ShellData } from '#app/site/shell-data.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import { tension } from '#app/ui/tension.ts';
import { isCurrent, isCurrentBranch, opensSubmenu } from '../navigation/navigation.ts';
import { OpeningHours } from '../opening-hours.tsx';
import type { Today } from '../today.ts';
import { LanguageList } from './language-switch.tsx';
import { MenuTools } from './menu-tools.tsx';
import css from './slide-in-menu.module.css';

export type SlideInMenuProps = {
  shell: ShellData;
  frame: PageFrame;
  today: Today | null;
  isOpen: boolean;
  onClose: () => void;
};

/** Slides in from the side of the burger; its yellow edge is what travels. */
export function SlideInMenu({ shell, frame, today, isOpen, onClose }: SlideInMenuProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={m.shell_menu()} className={css.menu}>
      <div className={css.inside} data-theme="cc03" data-style={shell.design.menu}>
        <div className={css.head}>
          {today && <OpeningHours today={today} className={css.today ?? ''} />}
          <LanguageList locale={shell.locale} alternates={frame.alternates} say="code" />
          <button type="button" className={css.close} aria-label={m.shell_menu_close()} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <nav aria-label={m.shell_main_nav()}>
          <ul className={css.items}>
            {shell.menu.map((item) => (
              <li key={item.url ?? item.menu_name} className={css.item}>
                <Entry item={item} onClose={onClose} />
              </li>
            ))}
          </ul>
        </nav>
        <MenuTools shell={shell} />
        <nav aria-label={m.shell_footer_nav()}>
          <ul className={css.secondary}>
            {shell.columns
              .flatMap(({ links }) => links)
              .map((link) => (
                <li key={link.url}>
                  <a href={link.url} onClick={onClose}>
                    {link.title}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </Dialog>
  );
}

function Entry({ item, onClose }: { item: NavItem; onClose: () => void }) {
  const { pathname } = useLocation();
  const title = { className: `tense ${css.title}`, style: tension(item.menu_name) };
  if (!opensSubmenu(item)) {
    return (
      <a
        {...title}
        href={item.url ?? undefined}
        aria-current={isCurrent(item.url, pathname) || undefined}
        onClick={onClose}
      >
        {item.menu_name}
      </a>
    );
  }
  return (
    <details name="slide-in-menu" open={isCurrentBranch(item, pathname)}>
      <summary {...title}>
        {item.menu_name}
        <span className={css.sign} aria-hidden="true" />
      </summary>
      <ul className={css.children}>
        {withOverview(item).map((child) => (
          <li key={child.url}>
            <a
              href={child.url ?? undefined}
              aria-current={child.url === pathname ? 'page' : undefined}
              onClick={onClose}
            >
              {child.menu_name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A title that opens its submenu cannot lead to its own page; the first entry below it does. */
function withOverview(item: NavItem): Pick<NavItem, 'url' | 'menu_name'>[] {
  if (item.url === null) return item.children;
  return [{ url: item.url, menu_name: m.shell_overview({ name: item.menu_name }) }, ...item.children];
}
