const key = 'foyer:reloaded-at';
const guard = 60_000;

/** After a deployment an open page may ask for a file that is gone: it loads anew, once a minute at most. */
export function reloadOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const now = Date.now();
    if (!mayReload(Number(sessionStorage.getItem(key) ?? 0), now)) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(now));
    window.location.reload();
  });
}

export function mayReload(lastAt: number, now: number): boolean {
  return now - lastAt >= guard;
}
