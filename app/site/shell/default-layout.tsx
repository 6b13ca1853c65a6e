import { type ReactNode, Suspense } from 'react';
import { type LoaderFunctionArgs, Outlet, useLocation, useNavigation } from 'react-router';
import { reaches } from '#app/features/alerts/reach.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { SkipLink } from '#app/ui/skip-link.tsx';
import { TopAlert } from '../alert/top-alert.tsx';
import { ConsentManager } from '../consent/consent-manager.tsx';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import { requireLanguage } from '../require-language.ts';
import { ToolbarSlot } from '../toolbar/toolbar-slot.tsx';
import { ActionBar } from './action-bar/action-bar.tsx';
import css from './default-layout.module.css';
import { Fallback } from './fallback/fallback.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { IdlePrefetch } from './navigation/idle-prefetch.tsx';
import { useHashScroll } from './navigation/use-hash-scroll.ts';
import { useInternalLinks } from './navigation/use-internal-links.ts';
import { useRouteChange } from './navigation/use-route-change.ts';
import { usePageFrame } from './page-frame.ts';
import { useLocale } from './use-locale.ts';
import { useShell } from './use-shell.ts';

const mainId = 'main';

/** Fetched on the way to the first page that is not there at once; where that fails the bar alone says that one waits. */
const Waiting = lazyOrNothing(() => import('./waiting/waiting.tsx'));

/** Every page below here is in one of our languages. */
export function loader({ url }: LoaderFunctionArgs) {
  requireLanguage(url);
  return null;
}

export function shouldRevalidate() {
  return false;
}

export default function SiteLayout() {
  return (
    <DefaultLayout>
      <Outlet />
    </DefaultLayout>
  );
}

/** Header, content, footer. When even the shell's data is missing, the content stands alone. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const shell = useShell();
  const frame = usePageFrame();
  const { pathname, search } = useLocation();
  // Nothing lies over the lower edge of a page that is being edited, and nothing is fetched beside the work.
  const isEdited = new URLSearchParams(search).has('edit');
  const eventsUrl = isEdited ? null : (shell?.eventsUrl ?? null);
  const { location: next } = useNavigation();
  const isLoading = next !== undefined && !frame.siblings?.includes(next.pathname);
  const alert = shell?.alerts.find(({ paths }) => reaches(paths, pathname));
  const announcement = useRouteChange(mainId);
  useHashScroll();
  useInternalLinks(useLocale());
  return (
    <>
      <SkipLink to={`#${mainId}`} text={m.shell_skip_link()} />
      {shell && (
        <ConsentManager locale={shell.locale} cookies={shell.design.cookies} isAsking={shell.person === null} />
      )}
      {shell?.person && <ToolbarSlot person={shell.person} frame={frame} />}
      <ProgressBar isActive={isLoading} label={m.shell_loading()} />
      {shell && <SiteHeader shell={shell} frame={frame} />}
      {alert && !frame.isLandingPage && <TopAlert key={alert.id} alert={alert} />}
      {next && next.pathname !== pathname && (
        <Suspense>
          <Waiting pathname={next.pathname} />
        </Suspense>
      )}
      <main id={mainId} tabIndex={-1} className={css.main}>
        {children}
      </main>
      {shell && <SiteFooter shell={shell} />}
      {shell && !isEdited && <IdlePrefetch items={shell.menu} />}
      <ActionBar action={frame.action} eventsUrl={eventsUrl} pathname={pathname} />
      <Fallback />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
