import { useEffect } from 'react';

/** Gives the focus back to what had it when this was rendered, unless somebody has been led elsewhere meanwhile. */
export function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // A busy machine comes here late: whoever has been led to a field by then stays there.
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
}
