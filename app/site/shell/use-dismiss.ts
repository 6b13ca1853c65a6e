import { type RefObject, useEffect } from 'react';

/** Calls `dismiss` on Escape and on a click outside of the element. */
export function useDismiss(ref: RefObject<HTMLElement | null>, dismiss: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss();
    };
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) dismiss();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, [ref, dismiss]);
}
