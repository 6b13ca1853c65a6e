import { type ComponentType, useState } from 'react';
import type { SlideInMenuProps } from './slide-in-menu.tsx';

/**
 * The menu behind the burger: loaded when somebody comes near the button, open until the path changes. If it cannot be
 * loaded, the button leads where it does without JavaScript.
 */
export function useSlideInMenu(pathname: string) {
  const [Menu, setMenu] = useState<ComponentType<SlideInMenuProps> | null>(null);
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isWanted = openOn === pathname;
  const open = () => {
    setOpenOn(pathname);
    load().then(
      (SlideInMenu) => setMenu(() => SlideInMenu),
      () => location.assign('#site-map'),
    );
  };
  const close = () => setOpenOn(null);
  const toggle = () => (isWanted ? close() : open());
  return { Menu, isOpen: isWanted && Menu !== null, toggle, close, approach: () => void load().catch(() => undefined) };
}

function load() {
  return import('./slide-in-menu.tsx').then(({ SlideInMenu }) => SlideInMenu);
}
