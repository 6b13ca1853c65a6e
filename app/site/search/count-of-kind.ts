import { mostOfKind } from '#app/features/search/most-of-kind.ts';

/** How much of a kind was found, as people read it: beyond what is counted there may be more. */
export function countOfKind(count: number): string {
  return count >= mostOfKind ? `${mostOfKind}+` : String(count);
}
