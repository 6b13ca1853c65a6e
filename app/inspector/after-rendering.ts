/** Runs once what was just set stands in the document: React renders before the first of the two frames, or in it. */
export function afterRendering(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
