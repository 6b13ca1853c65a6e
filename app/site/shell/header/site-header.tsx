import { useLocation } from 'react-router';
import { firstUrls } from '#app/first-urls.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { PageFrame, ShellData } from '#app/site/shell-data.ts';
import { OpeningHours } from '../opening-hours.tsx';
import { useToday } from '../use-today.ts';
import { HeaderIcons } from './header-icons.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainNav } from './main-nav.tsx';
import { MenuButton } from './menu-button.tsx';
import { SearchToggle } from './search-toggle.tsx';
import css from './site-header.module.css';
import { useDismissedMenus } from './use-dismissed-menus.ts';
import { useScrolled } from './use-scrolled.ts';
import { useSlideInMenu } from './use-slide-in-menu.ts';

/** Top bar with logo, navigation, search, icons, languages and the burger; small once the page has been scrolled. */
export function SiteHeader({ shell, frame }: { shell: ShellData; frame: PageFrame }) {
  const { pathname } = useLocation();
  const menu = useSlideInMenu(pathname);
  const { isScrolled, isPastOpener } = useScrolled(menu.isOpen);
  const today = useToday(shell.today, shell.locale);
  const isLanding = frame.isLandingPage;
  useDismissedMenus();
  return (
    <header
      className={css.header}
      data-scrolled={isScrolled || undefined}
      data-style={shell.design.menu}
      data-theme={isPastOpener ? undefined : frame.opener}
    >
      <div className={css.bar}>
        {!isLanding && (
          <a className={css.logo} href={shell.design.links.logo}>
            <Logo name={m.shell_home_link({ name: shell.siteName })} logo={shell.design.logo} />
          </a>
        )}
        {!isLanding && today && <OpeningHours today={today} className={css.today} />}
        <div className={css.tools}>
          {!isLanding && <MainNav key={pathname} items={shell.menu} pathname={pathname} />}
          {!isLanding && <SearchToggle action={firstUrls.search(shell.locale)} locale={shell.locale} />}
          {!isLanding && <HeaderIcons shell={shell} />}
          <div className={css.languages}>
            <LanguageSwitch locale={shell.locale} alternates={frame.alternates} />
          </div>
          <MenuButton isOpen={menu.isOpen} onToggle={menu.toggle} onApproach={menu.approach} />
        </div>
      </div>
      {menu.Menu && <menu.Menu shell={shell} frame={frame} today={today} isOpen={menu.isOpen} onClose={menu.close} />}
    </header>
  );
}
