import { itemAt } from '../item-at.ts';
import type { Random } from '../random.ts';
import type { ClosedStrand, Crossing, NameBraid } from './name-braid.ts';
import type { Tube } from './tube.ts';

type Field = { width: number; height: number; random: Random };

/** A crossing as a strand meets it, at an angle that grows with every turn, and the reach of the lead it goes on in. */
type Stop = { at: number; reach: number; depth: number; leadReach: number };

const wholeTurn = 2 * Math.PI;
/** How far from the middle the three leads run, in halves of the picture. */
const leads = [0.34, 0.59, 0.84] as const;
const samplesPerTurn = 240;

/** The strands of a braid as tubes that lie closed around the middle of the picture. */
export function nameTubes(braid: NameBraid, field: Field): Tube[] {
  const half = Math.min(field.width, field.height) / 2;
  const radius = half * Math.min(0.08, 0.92 / (braid.crossings.length + 1));
  const bend = bendOf(field.random);
  return braid.strands.map((strand) => {
    const line = smoothed(sampled(strand, braid.crossings), braid.crossings.length);
    return tubeAlong(line, { ...field, half: half - radius, radius, bend });
  });
}

type Sample = { reach: number; depth: number };

/** Reach and depth along a strand, evenly over its turns. */
function sampled(strand: ClosedStrand, crossings: readonly Crossing[]): Sample[] {
  const stops = stopsOf(strand, crossings);
  const length = strand.starts.length * wholeTurn;
  const count = strand.starts.length * samplesPerTurn;
  return Array.from({ length: count }, (_, index) => sampleAt((index / count) * length, { stops, length }));
}

/** Where a strand crosses another one: half way between two leads, above or below. */
function stopsOf({ starts }: ClosedStrand, crossings: readonly Crossing[]): Stop[] {
  return starts.flatMap((start, turn) => {
    let lead = start;
    return crossings.flatMap(({ pair, angle }) => {
      if (lead !== pair && lead !== pair + 1) return [];
      const goesOut = lead === pair;
      lead = goesOut ? pair + 1 : pair;
      // Alternating, as a knot that holds: outwards above in one pair is outwards below in the other.
      const isAbove = goesOut === (pair === 0);
      const reach = (itemAt(leads, pair) + itemAt(leads, pair + 1)) / 2;
      return { at: turn * wholeTurn + angle, reach, depth: isAbove ? 1 : -1, leadReach: itemAt(leads, lead) };
    });
  });
}

function sampleAt(at: number, { stops, length }: { stops: readonly Stop[]; length: number }): Sample {
  const next = stops.findIndex((stop) => stop.at > at);
  const after = itemAt(stops, next === -1 ? 0 : next);
  const before = itemAt(stops, (next === -1 ? stops.length : next) - 1);
  const from = before.at > at ? before.at - length : before.at;
  const to = after.at <= at ? after.at + length : after.at;
  const share = (at - from) / (to - from);
  const eased = (1 - Math.cos(Math.PI * share)) / 2;
  return {
    reach: between(before, after, share),
    depth: before.depth + (after.depth - before.depth) * eased,
  };
}

/** Out to its lead and back: a bow between two crossings, the farther the longer it is not crossed. */
function between(before: Stop, after: Stop, share: number): number {
  const straight = before.reach + (after.reach - before.reach) * share;
  const top = before.leadReach - (before.reach + after.reach) / 2;
  return straight + top * Math.sin(Math.PI * share) ** 0.8;
}

/** A rope bends nowhere sharply: every place is the mean of its neighbours, weighed by their distance. */
function smoothed(samples: Sample[], crossings: number): Sample[] {
  const breadth = Math.round(samplesPerTurn / (crossings * 3.2));
  const weights = Array.from({ length: 2 * breadth * 2 + 1 }, (_, index) =>
    Math.exp(-(((index - 2 * breadth) / breadth) ** 2) / 2),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return samples.map(({ depth }, at) => ({
    depth,
    reach:
      weights.reduce(
        (sum, weight, index) => sum + weight * itemAt(samples, (at + index - 2 * breadth) % samples.length).reach,
        0,
      ) / whole,
  }));
}

/** How far the whole knot is from round: a few slow waves, in turns of their own for every name. */
function bendOf(random: Random): (angle: number) => number {
  const waves = [2, 3, 5].map((times) => ({ times, by: random.between(0.3, 1), phase: random.between(0, wholeTurn) }));
  return (angle) =>
    1 -
    waves.reduce(
      (sum, { times, by, phase }) => sum + (by * 0.16 * (1 + Math.cos(times * angle + phase))) / times / 2,
      0,
    );
}

type Laying = Field & { half: number; radius: number; bend: (angle: number) => number };

function tubeAlong(line: Sample[], { width, height, half, radius, bend }: Laying): Tube {
  const turns = line.length / samplesPerTurn;
  const at = (s: number) => {
    const place = (s - Math.floor(s)) * line.length;
    const index = Math.floor(place);
    const [one, two] = [itemAt(line, index % line.length), itemAt(line, (index + 1) % line.length)];
    const share = place - index;
    const angle = s * turns * wholeTurn;
    const reach = (one.reach + (two.reach - one.reach) * share) * half * bend(angle) * 1.12;
    return {
      x: width / 2 + reach * Math.cos(angle),
      y: height / 2 - reach * Math.sin(angle),
      z: one.depth + (two.depth - one.depth) * share,
    };
  };
  const step = 0.8 / line.length;
  return (s) => {
    const [before, here, after] = [at(s - step), at(s), at(s + step)];
    const change = (axis: 'x' | 'y' | 'z') => (after[axis] - before[axis]) / (2 * step);
    return { ...here, radius, along: [change('x'), change('y'), change('z') * radius * 0.4] };
  };
}
