/** How dark a ring of a tree is at a place that counts rings: 0 in the middle of one, 1 where two meet. */
export function ringTone(rings: number): number {
  return Math.abs((((rings % 1) + 1) % 1) - 0.5) * 2;
}
