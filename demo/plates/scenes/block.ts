import { grounds } from '../grounds.ts';
import { noise } from '../noise.ts';
import type { Plate, Surface, Thing } from '../plate.ts';
import { ringTone } from '../wood.ts';

/** Inv. 1907/21: a block of elm with one sheave of brass, its pin of iron. It lies on its cheek. Centimetres. */
const shell = { long: 10.5, wide: 7.4, high: 4 };
/** Its cheeks are flat: that is how it rests. */
const cheek = shell.high * 0.94;
const lift = cheek + 0.01;
const slot = 1.3;
const sheave = { radius: 6.7, half: 1.08, groove: { at: 7.25, radius: 1.2 } };
const pin = 0.85;
/** Two scores across the cheeks, where the strop lay. */
const score = { radius: 0.9 };

type Part = 'shell' | 'sheave' | 'pin';
type Found = { part: Part; distance: number };

function shellDistance(x: number, y: number, z: number): number {
  const body = Math.sqrt((x / shell.long) ** 2 + (z / shell.wide) ** 2 + (Math.abs(y) / shell.high) ** 2.6 * 0.9);
  const outside = Math.max((body - 1) * shell.high * 0.62, Math.abs(y) - cheek);
  const mouth = Math.max(Math.abs(y) - slot, Math.abs(x) - shell.long * 0.78);
  const strop = Math.hypot(Math.abs(y) - shell.high * 1.02, z) - score.radius;
  return Math.max(outside, -mouth, -strop * 0.9);
}

function sheaveDistance(x: number, y: number, z: number): number {
  const out = Math.hypot(x, z);
  const wheel = Math.max(out - sheave.radius, Math.abs(y) - sheave.half);
  return Math.max(wheel, sheave.groove.radius - Math.hypot(out - sheave.groove.at, y));
}

function pinDistance(x: number, y: number, z: number): number {
  const worn = 0.05 * noise(x * 4, y * 4, z * 4);
  return Math.max(Math.hypot(x, z) - pin + worn, Math.abs(y) - shell.high * 0.99);
}

function nearest(x: number, height: number, z: number): Found {
  const y = height - lift;
  const dents = 0.03 * noise(x * 0.8, y * 1.5, z * 0.8);
  let best: Found = { part: 'shell', distance: (shellDistance(x, y, z) + dents) * 0.8 };
  const others: [Part, number][] = [
    ['sheave', sheaveDistance(x, y, z) * 0.9],
    ['pin', pinDistance(x, y, z) * 0.9],
  ];
  for (const [part, distance] of others) if (distance < best.distance) best = { part, distance };
  return best;
}

function elm(x: number, y: number, z: number): Surface {
  const ring = Math.hypot(y * 1.3 + 6, z * 0.8 + 2.2) * 1.5 + 0.8 * noise(x * 0.16, y * 0.9, z * 0.5);
  const band = ringTone(ring);
  const pore = noise(x * 1.3, y * 20, z * 16);
  const wear = noise(x * 0.35, y * 0.8, z * 0.35);
  const tone = (0.6 + 0.34 * band + 0.16 * pore) * (0.7 + 0.4 * wear);
  return { colour: [0.25 * tone, 0.13 * tone, 0.06 * tone], roughness: 0.52 - 0.14 * wear };
}

function surfaceOf(part: Part, x: number, y: number, z: number): Surface {
  const fine = noise(x * 9, y * 9, z * 9);
  if (part === 'shell') return elm(x, y, z);
  if (part === 'pin') {
    const rust = noise(x * 3, y * 3, z * 3);
    return { colour: [0.2 + 0.12 * rust, 0.16 + 0.03 * rust, 0.14], roughness: 0.45 + 0.2 * rust, isMetal: true };
  }
  return { colour: [0.86, 0.6, 0.24], roughness: 0.2 + 0.14 * fine, isMetal: true };
}

const thing: Thing = {
  distance: (x, y, z) => nearest(x, y, z).distance,
  surface: (x, y, z) => surfaceOf(nearest(x, y, z).part, x, y - lift, z),
};

export function block(): Plate {
  return {
    camera: { from: [-20, 20, -44], to: [0.3, 3.3, 0], opening: 25 },
    thing,
    table: grounds.cc02,
    box: [
      [-11, 0, -8],
      [11, 8.3, 8],
    ],
  };
}
