import { useEffect, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router';

/** Calls `done` when what was sent has been taken and the screen shows it. */
export function useSent(
  { state, data }: Pick<FetcherWithComponents<unknown>, 'state' | 'data'>,
  done: () => void,
): void {
  const wasSending = useRef(false);
  useEffect(() => {
    if (state === 'submitting') wasSending.current = true;
    if (state !== 'idle' || !wasSending.current) return;
    wasSending.current = false;
    if (data === undefined || data === null) done();
  });
}
