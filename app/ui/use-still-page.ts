import { useEffect } from 'react';

/** How many modal dialogs are open: one may lie over another. */
let open = 0;

/**
 * Keeps the page behind an open modal dialog from scrolling (dialog.module.css). Told by the dialogs and not asked for with
 * `html:has(dialog:modal)`: that looked through the whole document again whenever the list of dates grew, and took a third
 * of what its styles cost.
 */
export function useStillPage(isOpen = true): void {
  useEffect(() => {
    if (!isOpen) return;
    count(1);
    return () => count(-1);
  }, [isOpen]);
}

function count(more: number): void {
  open += more;
  document.documentElement.dataset.still = `${open}`;
}
