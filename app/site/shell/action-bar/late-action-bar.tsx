import { type ComponentType, useEffect, useState } from 'react';
import type { ActionBarProps } from './action-bar.tsx';

/** The bar at the lower edge arrives with the first scroll: before it there is nothing for it to do. */
export function LateActionBar(props: ActionBarProps) {
  const [Bar, setBar] = useState<ComponentType<ActionBarProps> | null>(null);
  useEffect(() => {
    if (Bar) return;
    const load = () => {
      if (window.scrollY > 0) void import('./action-bar.tsx').then(({ ActionBar }) => setBar(() => ActionBar), ignore);
    };
    load();
    window.addEventListener('scroll', load, { passive: true });
    return () => window.removeEventListener('scroll', load);
  }, [Bar]);
  return Bar && <Bar {...props} />;
}

/** A part that cannot be loaded must not take the page with it. */
function ignore(): void {}
