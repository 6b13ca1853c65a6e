import type { ReactNode } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { SkipLink } from '#app/ui/skip-link.tsx';
import { urls } from '#app/urls.ts';
import { Logo } from '../shell/header/logo.tsx';
import { useRouteChange } from '../shell/navigation/use-route-change.ts';
import { useLocale } from '../shell/use-locale.ts';
import { useShell } from '../shell/use-shell.ts';
import { plainFrame } from '../shell-data.ts';
import { ToolbarSlot } from '../toolbar/toolbar-slot.tsx';
import css from './error-layout.module.css';

const mainId = 'main';

/** A full page with the logo and nothing else around its words (docs/behaviour/errors.md#layout). */
export function ErrorLayout({ children }: { children: ReactNode }) {
  const shell = useShell();
  const locale = useLocale();
  const announcement = useRouteChange(mainId);
  return (
    <div className={css.page} data-theme="cc03">
      <SkipLink to={`#${mainId}`} text={m.shell_skip_link()} />
      {shell?.person && <ToolbarSlot person={shell.person} frame={plainFrame} />}
      {shell && (
        <header className={css.head}>
          <a href={urls.home(locale)}>
            <Logo name={m.shell_home_link({ name: shell.siteName })} logo={shell.design.logo} />
          </a>
        </header>
      )}
      <main id={mainId} tabIndex={-1} className={css.main}>
        {children}
      </main>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
