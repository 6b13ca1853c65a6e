import type { Hair, Thing, Vector } from './plate.ts';

/** A thing turned on the table by a quarter, seen from above against the clock. */
export function quarterTurned({ distance, surface }: Thing): Thing {
  return {
    distance: (x, y, z) => distance(-z, y, x),
    surface: (x, y, z) => surface(-z, y, x),
  };
}

export function quarterTurnedHair({ root, bend, tip, colour }: Hair): Hair {
  const turned = ([x, y, z]: Vector): Vector => [z, y, -x];
  return { root: turned(root), bend: turned(bend), tip: turned(tip), colour };
}
