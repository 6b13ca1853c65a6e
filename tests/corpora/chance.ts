/** Numbers that look like chance and are the same for the same seed (mulberry32), so that a failure can be met again. */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function oneOf<Item>(chance: () => number, items: readonly Item[]): Item {
  // Proof: the index is below the length, and none of our lists is empty.
  return items[Math.floor(chance() * items.length)] as Item;
}
