/** Open: one can still come, a filled knot. Closed: sold out or cancelled, hollow. Past: ticked off. */
export type DayMark = 'open' | 'closed' | 'past';

/**
 * An event on the line of its day; minutes from the midnight the day begins with, past 1440 after the next one. `row` is its
 * place among the rows below.
 */
export type DayEntry = { start: number; end: number | null; label: string; mark: DayMark; row?: number };

type DayBar = DayEntry & {
  /** Place and length on the axis in percent; length 0 when the end is not known. */
  at: number;
  length: number;
  /** 0 lies on the axis, 1 above it, and so on. */
  lane: number;
};

export type DayScale = {
  /** Where the axis begins and how long it is, in minutes as those of its entries. */
  from: number;
  length: number;
  hours: { hour: number; at: number; isNamed: boolean }[];
  bars: DayBar[];
};

/** About how much of the axis one letter of a label takes, and the knot before it, in percent. */
const letter = 0.55;
const knot = 1.6;

/**
 * The line of a day: full hours from one before the first event to one after the last; what overlaps, label included,
 * stands one lane higher. Pure. Null for a day on which nothing begins at a known time.
 */
export function scaleOfDay(entries: readonly DayEntry[]): DayScale | null {
  if (entries.length === 0) return null;
  const first = Math.floor(Math.min(...entries.map(({ start }) => start)) / 60) - 1;
  const last = Math.ceil(Math.max(...entries.map(({ start, end }) => Math.max(end ?? 0, start))) / 60) + 1;
  const step = stepFor(last - first);
  const span = Math.ceil((last - first) / step) * step;
  const share = (minutes: number) => ((minutes - first * 60) / (span * 60)) * 100;
  return {
    from: first * 60,
    length: span * 60,
    hours: Array.from({ length: span + 1 }, (_, index) => ({
      hour: (first + index + 24) % 24,
      at: (index / span) * 100,
      isNamed: index % step === 0,
    })),
    bars: inLanes(
      [...entries]
        .sort((one, other) => one.start - other.start)
        .map((entry) => ({ ...entry, at: share(entry.start), length: lengthOf(entry, share) })),
    ),
  };
}

function stepFor(hours: number): number {
  if (hours <= 8) return 1;
  return hours <= 14 ? 2 : 3;
}

function lengthOf({ start, end }: DayEntry, share: (minutes: number) => number): number {
  return end === null ? 0 : Math.max(share(end) - share(start), 0);
}

/** Each bar takes the lowest lane that is free where its knot stands. */
function inLanes(bars: Omit<DayBar, 'lane'>[]): DayBar[] {
  const ends: number[] = [];
  return bars.map((bar) => {
    const free = ends.findIndex((end) => end <= bar.at);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = bar.at + Math.max(bar.length, bar.label.length * letter) + knot;
    return { ...bar, lane };
  });
}
