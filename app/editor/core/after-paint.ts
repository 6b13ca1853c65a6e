const longest = 100;
/** The browser paints in threads of its own, one or two frames long; on two processors our work would stand in their way. */
const painting = 32;
const waiting = new Set<() => void>();

/**
 * Does what the next picture can do without as soon as that is painted; in a tab that nobody looks at, where nothing is
 * painted, after a tenth of a second.
 */
export function afterPaint(run: () => void): void {
  waiting.add(run);
  if (waiting.size > 1) return;
  const frame = requestAnimationFrame(() => setTimeout(go, painting));
  const otherwise = setTimeout(go, longest);
  function go() {
    cancelAnimationFrame(frame);
    clearTimeout(otherwise);
    const all = [...waiting];
    waiting.clear();
    for (const one of all) one();
  }
}
