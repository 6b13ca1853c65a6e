/** Scrolls the window in exactly `milliseconds`; jumps when the visitor wants nothing to travel. */
export function scrollWindow(top: number, milliseconds: number): void {
  const from = window.scrollY;
  const duration = prefersStill() ? 0 : milliseconds;
  const start = performance.now();
  const step = (now: number) => {
    const part = duration === 0 ? 1 : Math.min(1, (now - start) / duration);
    window.scrollTo(0, from + (top - from) * ease(part));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Whether nothing may travel: the visitor wants it so, or the device has too little power for it. */
export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || 'calm' in document.documentElement.dataset;
}

/** How a part of the page is scrolled to. */
export function scrollBehavior(): ScrollBehavior {
  return prefersStill() ? 'auto' : 'smooth';
}

function ease(part: number): number {
  return 1 - (1 - part) ** 3;
}
