/** Draws numbers in a fixed order, so that a seed is a picture. */
export type Random = {
  /** A number from `low` up to `high`. */
  between: (low: number, high: number) => number;
  /** Values gather around zero and seldom pass ±1. */
  spread: () => number;
};

/** Returns a random source which depends on nothing but the seed. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    // mulberry32: small, quick, and equal on every machine because it stays in 32-bit integers.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    spread: () => (next() + next() + next()) / 1.5 - 1,
  };
}

/** FNV-1a, 32 bit. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
