/** German and English alike: one is one, everything else is many. */
export function isPlural(count: number): boolean {
  return count !== 1;
}
