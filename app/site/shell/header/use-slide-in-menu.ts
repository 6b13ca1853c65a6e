import { useState } from 'react';
import { useOnDemand } from '../use-on-demand.ts';

/**
 * The menu behind the burger: loaded when somebody comes near the button, open until the path changes. If it cannot be
 * loaded, the button leads where it does without JavaScript.
 */
export function useSlideInMenu(pathname: string) {
  const { Part: Menu, ask } = useOnDemand(load);
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isWanted = openOn === pathname;
  const toggle = () => {
    setOpenOn(isWanted ? null : pathname);
    ask(() => location.assign('#site-map'));
  };
  const close = () => setOpenOn(null);
  return { Menu, isOpen: isWanted && Menu !== null, toggle, close, approach: () => void load().catch(() => undefined) };
}

function load() {
  return import('./slide-in-menu.tsx').then((menu) => menu.SlideInMenu);
}
