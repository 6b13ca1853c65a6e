import { useEffect } from 'react';
import { listen } from '#app/ui/listen.ts';

/** The menus of the header are `details` of one name: one is open at a time, with or without JavaScript. */
export const headerMenu = 'header-menu';

/** Escape, a click and the focus elsewhere close the open one; whose focus was in it finds it on the word that opens it. */
export function useDismissedMenus(): void {
  useEffect(() => {
    const dismiss = ({ key, target }: Event & { key?: string }) => {
      const open = document.querySelector<HTMLDetailsElement>(`details[name="${headerMenu}"][open]`);
      if (!open || (key ? key !== 'Escape' : open.contains(target as Node))) return;
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
      open.open = false;
    };
    return listen(['keydown', 'click', 'focusin'], dismiss);
  }, []);
}
