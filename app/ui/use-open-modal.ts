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
    open += 1;
    document.documentElement.toggleAttribute('data-still', open > 0);
    return () => {
      open -= 1;
      document.documentElement.toggleAttribute('data-still', open > 0);
    };
  }, [isOpen]);
}
