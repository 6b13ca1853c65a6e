/** Scrolls the window in exactly `milliseconds`; jumps when the visitor wants nothing to travel. */
export function scrollWindow(top: number, milliseconds: number): void {
  const from = window.scrollY;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo(0, top);
  const start = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, (now - start) / milliseconds);
    window.scrollTo(0, from + (top - from) * ease(part));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

function ease(part: number): number {
  return 1 - (1 - part) ** 3;
}
