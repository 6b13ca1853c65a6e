import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import type { PageFrame, Person } from '../shell-data.ts';

// Its code and its style are asked for by people who are logged in, and by nobody else.
const SiteToolbar = lazyOrNothing(() => import('./site-toolbar.tsx'));

/**
 * The place of the team's bar; `?noToolbar` leaves neither bar nor gap
 * (docs/behaviour/routes.md#query-parameters-with-a-meaning).
 */
export function ToolbarSlot({ person, frame }: { person: Person; frame: PageFrame }) {
  const { pathname, search } = useLocation();
  if (new URLSearchParams(search).has('noToolbar')) return null;
  return (
    <Suspense>
      <SiteToolbar person={person} frame={frame} pathname={pathname} />
    </Suspense>
  );
}
