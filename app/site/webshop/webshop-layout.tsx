import { Outlet } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { SkipLink } from '#app/ui/skip-link.tsx';
import { ConsentManager } from '../consent/consent-manager.tsx';
import { SiteFooter } from '../shell/footer/site-footer.tsx';
import { useShell } from '../shell/use-shell.ts';

/** The shop brings its own header, so ours is hidden (docs/behaviour/navigation.md#layouts). */
export default function WebshopLayout() {
  const shell = useShell();
  return (
    <>
      <SkipLink to="#main" text={m.shell_skip_link()} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {shell && <SiteFooter shell={shell} />}
      {shell && (
        <ConsentManager locale={shell.locale} cookies={shell.design.cookies} isAsking={shell.person === null} />
      )}
    </>
  );
}
