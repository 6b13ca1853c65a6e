import { grounds } from '../grounds.ts';
import { noise } from '../noise.ts';
import type { Plate, Surface, Thing } from '../plate.ts';

/** A wedding ring that was found at metre 205: plain, worn round, engraved inside. Lengths are millimetres here: the lamps do not mind. */
const radius = 9.6;
const half = 2.5;
const thick = 0.95;
const lift = 0.05;
/** It leans: on its edge behind, so that one looks at the inner side. */
const lean = 0.42;

function turned(y: number, z: number): [number, number] {
  const [ly, lz] = [y - lift - half * Math.cos(lean) - radius * Math.sin(lean), z];
  return [ly * Math.cos(lean) - lz * Math.sin(lean), ly * Math.sin(lean) + lz * Math.cos(lean)];
}

/** Rounded outside, nearly flat inside, with letters as shallow scratches. */
const thing: Thing = {
  distance(x, y, z) {
    const [height, depth] = turned(y, z);
    const across = Math.hypot(x, depth) - radius;
    const dome = across > 0 ? (across / thick) ** 2 : (across / (thick * 0.62)) ** 2;
    const edge = Math.sqrt(dome + (height / half) ** 2 * 0.92) - 1;
    return edge * thick * 0.6 + 0.004 * noise(x * 6, height * 6, depth * 6);
  },
  surface(x, y, z): Surface {
    const [height, depth] = turned(y, z);
    const worn = noise(x * 1.4, height * 3, depth * 1.4);
    const fine = noise(x * 22, height * 9, depth * 22);
    const isInside = Math.hypot(x, depth) < radius;
    const letter = isInside && Math.abs(height) < 1.05 && engraved(Math.atan2(x, depth) * radius, height) ? 0.25 : 1;
    return {
      colour: [1 * letter, 0.67 * letter, 0.24 * letter],
      roughness: 0.1 + 0.1 * worn + 0.05 * fine,
      isMetal: true,
    };
  },
};

/** Strokes as of handwriting, on the far half of the inner side. */
function engraved(along: number, height: number): boolean {
  if (along < -7 || along > 7) return false;
  const wave = 0.62 * Math.sin(along * 3.1) * (0.55 + 0.45 * Math.sin(along * 0.83 + 1));
  return Math.abs(height - wave) < 0.13;
}

export function weddingRing(): Plate {
  return {
    camera: { from: [14, 32, -58], to: [0.4, 3.4, 0.6], opening: 24 },
    thing,
    table: grounds.cc02,
    box: [
      [-12, 0, -12],
      [12, 15, 12],
    ],
  };
}
