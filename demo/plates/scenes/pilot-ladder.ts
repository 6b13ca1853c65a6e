import { grounds } from '../grounds.ts';
import { noise } from '../noise.ts';
import type { Plate, Surface, Thing } from '../plate.ts';
import { hawser, hempSurface, ropeDistance, whippingDistance, whippingSurface } from '../rope-field.ts';
import { ringTone } from '../wood.ts';

/** Inv. 2019/3: three rungs of a pilot's ladder, the middle one of pine where the others are ash. Centimetres. */
const lay = hawser(2.1);
const rungs = [-16, 0, 16] as const;
const rung = { width: 24, depth: 5.4, height: 1.3 };
/** Two ropes on each side, over and under the rungs. */
const sides = [-9.6, 9.6] as const;
const apart = 1.72;
const low = 1.15;
const twine = 3.1;
const axis = apart + 0.75;
const length = 25;

type Part = 'rope' | 'rung' | 'twine';
type Found = { part: Part; distance: number; place: readonly [number, number, number] };

/** The ropes part for a rung and come together between two. */
function spreadAt(z: number): number {
  const nearestRung = Math.min(...rungs.map((each) => Math.abs(z - each)));
  const share = Math.max(0, 1 - nearestRung / 7.2);
  return low + (apart - low) * share * share * (3 - 2 * share);
}

function rungDistance(x: number, y: number, z: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (const at of rungs) {
    const off = [
      Math.abs(x) - rung.width / 2 + 0.5,
      Math.abs(y - axis) - rung.height / 2 + 0.35,
      Math.abs(z - at) - rung.depth / 2 + 0.35,
    ].map((each) => Math.max(0, each));
    best = Math.min(best, Math.hypot(...off) - 0.35);
  }
  return best * 0.9;
}

/** From farther away the ladder is no nearer than the box it fills. */
function boxDistance(x: number, y: number, z: number): number {
  return Math.hypot(Math.max(0, Math.abs(x) - 12.2), Math.max(0, y - 5.1), Math.max(0, Math.abs(z) - length - 1));
}

function nearest(x: number, y: number, z: number): Found {
  const away = boxDistance(x, y, z);
  if (away > 4) return { part: 'rung', distance: away, place: [x, y, z] };
  let best: Found = { part: 'rung', distance: rungDistance(x, y, z), place: [x, y, z] };
  const side = x < 0 ? sides[0] : sides[1];
  const at = Math.min(16, Math.max(-16, Math.round(z / 16) * 16));
  for (const sign of [-1, 1]) {
    const along = [x - side, y - axis - sign * spreadAt(z), z + 40 * sign] as const;
    const rope = Math.max(ropeDistance(lay, ...along) * 0.92, Math.abs(z) - length);
    if (rope < best.distance) best = { part: 'rope', distance: rope, place: along };
    const from = at + sign * 4.6 - 1.4;
    const around = [x - side, (y - axis) * 0.56, z] as const;
    const bound = whippingDistance({ radius: 1, turns: twine, from, to: from + 2.8 }, ...around) * 0.9;
    if (bound < best.distance) best = { part: 'twine', distance: bound, place: around };
  }
  return best;
}

/** Ash is pale with long pores; pine is yellow with hard brown rings. */
function woodSurface([x, y, z]: readonly [number, number, number]): Surface {
  const isPine = Math.abs(z) < rung.depth;
  const ring =
    Math.hypot(y * 1.7 + 4, z * 0.9 + 7 + 0.25 * noise(x * 0.12, y, z)) * (isPine ? 2.4 : 1.25) +
    0.5 * noise(x * 0.1, y * 2, z * 2);
  const band = ringTone(ring);
  const pore = noise(x * 1.1, y * 24, z * 24);
  const worn = noise(x * 0.3, z * 0.8, 3);
  const tone = isPine ? 0.62 + 0.42 * band ** 2 : 0.78 + 0.16 * band + 0.12 * pore;
  const dirt = 0.72 + 0.3 * worn;
  return isPine
    ? { colour: [0.66 * tone * dirt, 0.4 * tone * dirt, 0.15 * tone * dirt], roughness: 0.55 }
    : { colour: [0.5 * tone * dirt, 0.38 * tone * dirt, 0.24 * tone * dirt], roughness: 0.6 };
}

const thing: Thing = {
  distance: (x, y, z) => nearest(x, y, z).distance,
  surface(x, y, z): Surface {
    const { part, place } = nearest(x, y, z);
    if (part === 'rung') return woodSurface(place);
    if (part === 'rope') return hempSurface(lay, place, 0.15);
    const { colour } = whippingSurface({ radius: 1, turns: twine, from: 0, to: 0 }, place);
    const tone = colour[0];
    return { colour: [0.2 * tone, 0.17 * tone, 0.13 * tone], roughness: 0.85 };
  },
};

export function pilotLadder(): Plate {
  return {
    camera: { from: [24, 52, -60], to: [0, 0.5, -1], opening: 32 },
    thing,
    table: grounds.cc01,
    box: [
      [-13, 0, -26],
      [13, 5.4, 26],
    ],
  };
}
