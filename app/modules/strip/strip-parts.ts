/** On a scale: metres, years. */
type Placed = { _key: string; at: number };

export type Scale = { from: number; to: number; step: number };

export type Chapter<C, T> = {
  /** Null for what stands before the first chapter. */
  chapter: C | null;
  from: number;
  /** To where the next one begins, or to the end of the scale. */
  to: number;
  things: (T & { place: number; until: number })[];
};

const mostTicks = 400;

/** The numbers that are written on the scale, each a multiple of its step. */
export function ticksOf({ from, to, step }: Scale): number[] {
  if (to <= from) return [];
  const wide = Math.max(step, Math.ceil((to - from) / mostTicks));
  const first = Math.ceil(from / wide);
  return Array.from({ length: Math.floor(to / wide) - first + 1 }, (_, index) => (first + index) * wide);
}

/** Where something stands; what lies outside of the scale stands at its end. */
function placeOn({ from, to }: Pick<Scale, 'from' | 'to'>, at: number): number {
  return Math.min(Math.max(at, from), to);
}

/**
 * Chapters in the order of their places, each with what stands in it; a thing says in `until` how far it is to whatever comes
 * next. What is written in another order stands in its place all the same.
 */
export function chaptersOf<C extends Placed, T extends Placed>(
  scale: Pick<Scale, 'from' | 'to'>,
  { chapters, things }: { chapters: readonly C[]; things: readonly T[] },
): Chapter<C, T>[] {
  const begins = chapters.toSorted(byPlace).map((chapter) => ({ chapter, from: placeOn(scale, chapter.at) }));
  const placed = things.toSorted(byPlace).map((thing) => ({ ...thing, place: placeOn(scale, thing.at) }));
  const first = begins[0]?.from ?? Number.POSITIVE_INFINITY;
  const lead = placed.some(({ place }) => place < first) ? [{ chapter: null, from: scale.from }] : [];
  return [...lead, ...begins].map(({ chapter, from }, index, all) => {
    const next = all[index + 1];
    const to = next?.from ?? scale.to;
    const inside = placed.filter(({ place }) => place >= from && (!next || place < to));
    return {
      chapter,
      from,
      to,
      things: inside.map((thing, at) => ({ ...thing, until: (inside[at + 1]?.place ?? to) - thing.place })),
    };
  });
}

/**
 * How many pixels each thing, given in their order, has to give way to the right so that none covers another, when a unit is `perUnit` pixels wide
 * and `gap` pixels stay between two.
 */
export function givingWay(
  things: readonly { _key: string; place: number; width: number }[],
  { perUnit, gap }: { perUnit: number; gap: number },
): ReadonlyMap<string, number> {
  let free = Number.NEGATIVE_INFINITY;
  return new Map(
    things.map(({ _key, place, width }) => {
      const start = Math.max(place * perUnit, free);
      free = start + width + gap;
      return [_key, Math.round(start - place * perUnit)];
    }),
  );
}

function byPlace(one: { at: number }, other: { at: number }): number {
  return one.at - other.at;
}
