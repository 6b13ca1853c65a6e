/** How a visitor's page comes alive. */
export type Hydration = {
  /** The file that decides when: app/site/hydration/hydrate.ts as it was built. */
  hydrate: string;
  /** All scripts of the page, in the order in which they are needed. */
  files: readonly string[];
  /** Whether it waits for a first sign of the visitor; if so, its data is not in the page. */
  isWaiting: boolean;
  /** The build it is of. */
  build: string;
  /** Whether the venue counts visits of those who allow it. */
  hasTagManager: boolean;
};

/** In milliseconds. */
const pauseBeforeAgain = 5_000;

/** The script that stands in every page of a visitor before all others. */
export function earlyScript(hydration: Hydration): string {
  return `(${early})(${JSON.stringify(hydration)});`;
}

/**
 * Runs in the browser while it reads the page: keeps which button a visitor presses before React listens, and asks for the
 * rest once the page has been painted and is there as a whole. A tab in the background paints nothing and need not wait.
 */
const early = `async ({ hydrate, ...rest }) => {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  const wanted = new Promise((go) => {
    // A browser says that the pointer moved where a page was laid out under it.
    const see = ({ type, movementX, movementY }) => (type !== 'pointermove' || movementX || movementY) && go();
    for (const sign of signs) addEventListener(sign, see, { capture: true, passive: true });
  });
  const press = ({ target }) => {
    early.pressed?.removeAttribute('aria-busy');
    early.pressed = target.closest('button[type="button"]');
    early.pressed?.setAttribute('aria-busy', 'true');
  };
  const ending = new AbortController();
  const early = (window.foyerEarly = { wanted, pressed: null, ended: ending.signal, end: () => ending.abort() });
  addEventListener('click', press, { capture: true, signal: ending.signal });
  const painted = () => new Promise((go) => new PerformanceObserver(go).observe({ type: 'paint', buffered: true }));
  await Promise.all([new Promise((go) => addEventListener('DOMContentLoaded', go)), document.hidden || painted()]);
  // Where it does not come, the page stays as it is, and complete. Under the same address not every browser asks for it again.
  const load = (file) => import(file).then(
    ({ hydrate }) => hydrate(rest),
    () => setTimeout(load, ${pauseBeforeAgain}, file + (file.includes('?') ? '+' : '?again')),
  );
  load(hydrate);
}`;
