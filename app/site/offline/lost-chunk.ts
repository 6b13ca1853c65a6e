const key = 'foyer:reloaded-at';
const guard = 60_000;

/**
 * After a deployment an open page may ask for a file that is gone: it loads anew, once a minute at most. Never without a
 * network, where it would only be lost, and never under somebody who is editing: the editor offers it itself.
 */
export function reloadOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reload()) event.preventDefault();
  });
}

/** Loads the page anew, and answers whether it may be. */
export function reload(): boolean {
  const now = Date.now();
  const isEditing = document.documentElement.hasAttribute('data-editing');
  const lastAt = Number(sessionStorage.getItem(key) ?? 0);
  if (!mayReload({ lastAt, now, isOnline: navigator.onLine, isEditing })) return false;
  sessionStorage.setItem(key, String(now));
  window.location.reload();
  return true;
}

type Moment = { lastAt: number; now: number; isOnline: boolean; isEditing: boolean };

export function mayReload({ lastAt, now, isOnline, isEditing }: Moment): boolean {
  return isOnline && !isEditing && now - lastAt >= guard;
}
