import { grounds } from '../grounds.ts';
import { hash, noise } from '../noise.ts';
import type { Hair, Plate, Surface, Thing } from '../plate.ts';
import { hempSurface, type Lay, ropeDistance } from '../rope-field.ts';

/** Two tin cups and a line that is taut between them. Centimetres. */
const cup = { radius: 3.7, length: 10, wall: 0.09 };
const line: Lay = { strands: 3, strand: 0.115, pitch: 1.05, yarns: 5, groove: 0.007 };
const axis = 3.95;
/** Where the floors of the cups stand along the line. */
const floors = { left: -9.5, right: 11.5 };

/** A cup open to one side: hollow, with a rolled rim and two rings pressed into its wall. `s` runs from floor to rim. */
function cupDistance(u: number, v: number, s: number): number {
  const out = Math.hypot(u, v);
  const ring = 0.07 * (ridge(s - 3) + ridge(s - 6.4)) + 0.012 * noise(u, v, s);
  const wall = Math.abs(out - cup.radius - ring) - cup.wall;
  const shell = Math.max(wall, -s, s - cup.length);
  const floor = Math.max(out - cup.radius, Math.abs(s - 0.25) - cup.wall);
  const rim = Math.hypot(out - cup.radius - 0.06, s - cup.length) - 0.2;
  const seam = Math.max(Math.hypot(v - cup.radius - 0.05, u) - 0.22, -s, s - cup.length);
  return Math.min(shell, floor, rim, seam) * 0.85;
}

function ridge(off: number): number {
  return Math.exp(-((off / 0.35) ** 2));
}

type Found = { part: 'tin' | 'line'; distance: number };

function nearest(x: number, y: number, z: number): Found {
  const [u, v] = [z, y - axis];
  const tin = Math.min(cupDistance(u, v, floors.left - x), cupDistance(u, v, x - floors.right));
  const taut = Math.max(ropeDistance(line, u, v, x), floors.left - 0.4 - x, x - floors.right - 0.4);
  const knots = Math.min(
    Math.hypot(x - floors.left + 0.75, u, v) - 0.5,
    Math.hypot(x - floors.right - 0.75, u, v) - 0.5,
  );
  const cord = Math.min(taut, knots * 0.8);
  return cord < tin ? { part: 'line', distance: cord } : { part: 'tin', distance: tin };
}

function tinSurface(x: number, u: number, v: number): Surface {
  const along = noise(x * 0.7, Math.atan2(v, u) * 1.8, 7);
  const fine = noise(x * 5, u * 7, v * 7);
  const rust = Math.max(0, along * 1.15 + fine * 0.25 - 0.98) * 3.2;
  const share = Math.min(1, rust);
  return share > 0.5
    ? { colour: [0.24 + 0.1 * fine, 0.1 + 0.04 * fine, 0.04], roughness: 0.95 }
    : { colour: [0.72, 0.73, 0.72], roughness: 0.24 + 0.18 * along + 0.1 * fine, isMetal: true };
}

const thing: Thing = {
  distance: (x, y, z) => nearest(x, y, z).distance,
  surface(x, y, z) {
    const [u, v] = [z, y - axis];
    return nearest(x, y, z).part === 'tin' ? tinSurface(x, u, v) : hempSurface(line, [u, v, x]);
  },
};

function hairs(): Hair[] {
  return Array.from({ length: 90 }, (_, number) => {
    const random = (salt: number) => hash(number, salt, 200);
    const at = floors.left + random(1) * (floors.right - floors.left);
    const side = random(2) * 2 * Math.PI;
    const reach = 0.15 + 0.4 * random(3) ** 2;
    const place = (far: number, on: number) => [at + on, axis + Math.sin(side) * far, Math.cos(side) * far] as const;
    const tone = 0.5 + 0.6 * random(5);
    return {
      root: place(0.15, 0),
      bend: place(0.2 + reach * 0.4, 0.3),
      tip: place(0.2 + reach, 0.9 * (random(4) - 0.3)),
      colour: [0.6 * tone, 0.42 * tone, 0.18 * tone],
    };
  });
}

export function stringTelephone(): Plate {
  return {
    camera: { from: [34, 30, -62], to: [0.6, 2.6, 0], opening: 30 },
    thing,
    table: grounds.cc03,
    box: [
      [-20.5, 0, -4.6],
      [22.5, 8.6, 4.6],
    ],
    hairs: hairs(),
  };
}
