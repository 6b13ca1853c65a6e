import { useCallback, useEffect, useState } from 'react';

/** How a shop on another server is doing, as far as a page around it can tell. */
export type ShopState = 'loading' | 'slow' | 'open' | 'refused' | 'offline';

/** Patience of people who wait for something they have asked for. */
const slowMs = 6_000;

/**
 * Begins with loading, and becomes slow when nothing has come for a while. A shop that cannot be reached is offline: a
 * frame does not tell, so its address is asked as well. `tell` says what the frame or the script has said.
 */
export function useShopState(address: string): [state: ShopState, tell: (state: ShopState) => void] {
  const [state, setState] = useState<ShopState>('loading');
  const tell = useCallback(
    (next: ShopState) => setState((now) => (now === 'open' && next === 'slow' ? now : next)),
    [],
  );
  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    setState('loading');
    const slow = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), slowMs);
    const ask = () =>
      fetch(address, { mode: 'no-cors', cache: 'no-store', signal }).catch(() => {
        if (!signal.aborted) setState('offline');
      });
    void ask();
    addEventListener('offline', () => setState((now) => (now === 'open' ? now : 'offline')), { signal });
    return () => {
      clearTimeout(slow);
      leave.abort();
    };
  }, [address]);
  return [state, tell];
}
