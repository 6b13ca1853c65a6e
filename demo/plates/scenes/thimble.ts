import { grounds } from '../grounds.ts';
import { noise } from '../noise.ts';
import type { Plate, Surface, Thing } from '../plate.ts';

/** Inv. 1934/7: a round thimble of brass, the eye of a rope was laid around it. Centimetres. */
const radius = 5.2;
/** Its ring in section: how far it reaches out and up, and the groove the rope lay in. */
const out = 1.05;
const up = 1.9;
const edge = 0.3;
const groove = { at: 1.75, radius: 1.55 };
/** It leans a little on one side of its rim, as cast things do. */
const lean = 0.06;

type Section = { across: number; height: number };

function sectionAt(x: number, y: number, z: number): Section {
  return { across: Math.hypot(x, z) - radius, height: y - up - 0.02 - lean * (x + radius) };
}

function sectionDistance({ across, height }: Section): number {
  const off = [Math.abs(across) - out + edge, Math.abs(height) - up + edge] as const;
  const rim = Math.hypot(Math.max(0, off[0]), Math.max(0, off[1])) + Math.min(0, Math.max(...off)) - edge;
  return Math.max(rim, groove.radius - Math.hypot(across - groove.at, height));
}

const thing: Thing = {
  distance(x, y, z) {
    const cast = 0.012 * noise(x * 2.2, y * 2.2, z * 2.2) + 0.004 * noise(x * 11, y * 11, z * 11);
    return (sectionDistance(sectionAt(x, y, z)) - cast) * 0.92;
  },
  surface(x, y, z): Surface {
    const { across, height } = sectionAt(x, y, z);
    const isInGroove = across > 0.1 && Math.abs(height) < groove.radius;
    const stain = noise(x * 0.7, y * 0.9, z * 0.7);
    const fine = noise(x * 7, y * 16, z * 7);
    // Where the rope lay it has stayed dull and brown; hands have kept the rims bright.
    const dull = isInGroove ? 0.5 + 0.4 * stain : 0.14 * stain;
    const tone = 1 - 0.5 * dull;
    return {
      colour: [0.86 * tone, 0.6 * tone - 0.05 * dull, 0.24 * tone],
      roughness: 0.16 + 0.3 * dull + 0.08 * fine,
      isMetal: true,
    };
  },
};

export function thimble(): Plate {
  return {
    camera: { from: [15, 23, -35], to: [0.2, 1.3, 0.3], opening: 22 },
    thing,
    table: grounds.cc01,
    box: [
      [-6.6, 0, -6.6],
      [6.6, 5.2, 6.6],
    ],
  };
}
