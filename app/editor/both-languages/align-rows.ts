/** How far below the beginning of their part a module stands on either side; modules of a chain push each other down. */
export type Row = { id: string; chain: string; start: number; end: number };

export type Shift = { id: string; side: 'start' | 'end'; by: number };

/**
 * What has to be pushed down, and how far, so that each module begins at the same height on both sides. Rows come in the order
 * of the page; on one of the two sides nothing moves at each row.
 */
export function shiftsOf(rows: readonly Row[]): Shift[] {
  const moved = new Map<string, { start: number; end: number }>();
  return rows.flatMap(({ id, chain, start, end }): Shift[] => {
    const sofar = moved.get(chain) ?? { start: 0, end: 0 };
    const lower = start + sofar.start - (end + sofar.end);
    const side = lower > 0 ? 'end' : 'start';
    moved.set(chain, { ...sofar, [side]: sofar[side] + Math.abs(lower) });
    return Math.abs(lower) < leastShift ? [] : [{ id, side, by: Math.abs(lower) }];
  });
}

/** Less than a pixel of any screen. */
const leastShift = 0.25;
