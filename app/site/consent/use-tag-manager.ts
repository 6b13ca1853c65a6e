import { useEffect } from 'react';

/** Loads the venue's tag manager once it is allowed; whoever has none downloads nothing of it. */
export function useTagManager(id: string | null): void {
  useEffect(() => {
    if (id === null) return;
    const following = import('./tag-manager.ts').then(({ followConsent }) => followConsent(id));
    return () => void following.then((stop) => stop());
  }, [id]);
}
