import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, Outlet, useNavigation } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { SkipLink } from '#app/ui/skip-link.tsx';
import { ConsentManager } from '../consent/consent-manager.tsx';
import { requireLanguage } from '../require-language.ts';
import css from './default-layout.module.css';
import { Fallback } from './fallback.tsx';
import { IdlePrefetch } from './idle-prefetch.tsx';
import { usePageFrame } from './page-frame.ts';
import { ScrollUp } from './scroll-up.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useHashScroll } from './use-hash-scroll.ts';
import { useInternalLinks } from './use-internal-links.ts';
import { useLocale } from './use-locale.ts';
import { useRouteChange } from './use-route-change.ts';
import { useShell } from './use-shell.ts';

const mainId = 'main';

/** Every page below here is in one of our languages. */
export function loader({ params }: LoaderFunctionArgs) {
  requireLanguage(params);
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
  const { state } = useNavigation();
  const announcement = useRouteChange(mainId);
  useHashScroll();
  useInternalLinks(useLocale());
  return (
    <>
      <SkipLink to={`#${mainId}`} text={m.shell_skip_link()} />
      <ProgressBar isActive={state !== 'idle'} label={m.shell_loading()} />
      {shell && <SiteHeader shell={shell} frame={frame} />}
      <main id={mainId} tabIndex={-1} className={css.main}>
        {children}
      </main>
      {shell && <SiteFooter shell={shell} />}
      {shell && (
        <ConsentManager locale={shell.locale} cookies={shell.design.cookies} isAsking={shell.person === null} />
      )}
      {shell && <IdlePrefetch items={shell.menu} />}
      <ScrollUp />
      <Fallback />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
