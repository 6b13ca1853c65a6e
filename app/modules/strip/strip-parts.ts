/** On a scale: metres, years. */
type Placed = { _key: string; at: number };

export type Scale = { from: number; to: number; step: number };

export type Chapter<C, T> = {
  /** Null for what stands before the first chapter. */
  chapter: C | null;
  from: number;
  /** To where the next one begins, or to the end of the scale. */
  to: number;
  things: (T & { until: number })[];
};

const mostTicks = 400;

/** The numbers that are written on the scale, each a multiple of its step. */
export function ticksOf({ from, to, step }: Scale): number[] {
  if (to <= from) return [];
  const wide = Math.max(step, Math.ceil((to - from) / mostTicks));
  const first = Math.ceil(from / wide);
  return Array.from({ length: Math.floor(to / wide) - first + 1 }, (_, index) => (first + index) * wide);
}

/**
 * Chapters in the order of their places, each with what stands in it; a thing says in `until` how far it is to whatever comes
 * next. What is written in another order stands in its place all the same.
 */
export function chaptersOf<C extends Placed, T extends Placed>(
  { from, to }: Scale,
  { chapters, things }: { chapters: readonly C[]; things: readonly T[] },
): Chapter<C, T>[] {
  const begins = chapters.toSorted(byPlace);
  const lead = things.some(({ at }) => at < (begins[0]?.at ?? Number.POSITIVE_INFINITY)) ? [null] : [];
  return [...lead, ...begins].map((chapter, index, all) => {
    const start = chapter?.at ?? from;
    const end = all[index + 1]?.at ?? Math.max(to, start);
    const inside = things
      .filter(({ at }) => (chapter === null || at >= start) && (index === all.length - 1 || at < end))
      .toSorted(byPlace);
    return {
      chapter,
      from: start,
      to: end,
      things: inside.map((thing, place) => ({ ...thing, until: (inside[place + 1]?.at ?? end) - thing.at })),
    };
  });
}

/**
 * How many pixels each thing has to give way to the right so that none covers another, when a unit is `perUnit` pixels wide
 * and `gap` pixels stay between two.
 */
export function givingWay(
  things: readonly { _key: string; at: number; width: number }[],
  { perUnit, gap }: { perUnit: number; gap: number },
): ReadonlyMap<string, number> {
  let free = Number.NEGATIVE_INFINITY;
  return new Map(
    things.toSorted(byPlace).map(({ _key, at, width }) => {
      const start = Math.max(at * perUnit, free);
      free = start + width + gap;
      return [_key, Math.round(start - at * perUnit)];
    }),
  );
}

function byPlace(one: { at: number }, other: { at: number }): number {
  return one.at - other.at;
}
