// First of all, so that the order of the cascade layers stands before any view brings its own.
import './ui/tokens.css';
import '#theme/theme.css';
import './ui/reset.css';
import './ui/base.css';

import { type ComponentType, lazy, type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import { firstUrls } from '#app/first-urls.ts';
import { fontAhead } from '#theme/theme.ts';
import type { Route } from './+types/root.ts';
import { Unreachable } from './site/error/unreachable.tsx';
import { pressAgain } from './site/hydration/press-again.ts';
import { scrollKey } from './site/shell/navigation/place.ts';
import { usePageFrame } from './site/shell/page-frame.ts';
import { loadShell } from './site/shell/shell-data.server.ts';
import { useLocale } from './site/shell/use-locale.ts';
import { useShell } from './site/shell/use-shell.ts';

// Rendering waits for it, on the server too; pages that are there need none of it.
const ErrorScreen = lazy<ComponentType<{ status: number }>>(() =>
  import('./site/error/error-screen.tsx').catch(() => ({ default: Unreachable })),
);

export function loader({ context }: Route.LoaderArgs) {
  return loadShell(context);
}

/** The shell is the same on every page of a language; switching the language loads a new document. */
export function shouldRevalidate() {
  return false;
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fontAhead, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: firstUrls.webManifest },
];

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const failed = Boolean(useRouteError());
  const { theme, bodyClass } = usePageFrame();
  const shell = useShell();
  const ground = failed ? 'cc03' : theme;
  return (
    <html lang={locale} data-theme={ground} id="top">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {shell?.codes.metas.map((meta) => (
          <meta key={meta.name} {...meta} />
        ))}
        <Links />
      </head>
      <body className={failed ? undefined : bodyClass}>
        {children}
        <ScrollRestoration getKey={({ key, state }) => scrollKey({ key, usr: state })} />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useEffect(pressAgain, []);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <ErrorScreen status={status} />;
}
