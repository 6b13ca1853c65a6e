import { grounds } from '../grounds.ts';
import { noise } from '../noise.ts';
import type { Plate, Surface, Thing } from '../plate.ts';

/** Inv. 1921/7: the bell that rang the shifts, of bronze, its lip chipped on one side. It stands on its mouth. Centimetres. */
const height = 15.5;
const mouth = 8.6;
const wall = 0.62;
const crown = { at: height + 0.9, half: 0.5, radius: 1.5 };

/** Outer radius of a bell at a height: lip, waist, shoulder. */
function radiusAt(y: number): number {
  const share = Math.min(1, Math.max(0, y / height));
  const flare = 3.2 * (1 - share) ** 3.1;
  const shoulder = Math.sqrt(Math.max(0, 1 - Math.max(0, (share - 0.78) / 0.22) ** 2));
  return (mouth - 3.2) * (0.9 + 0.1 * (1 - share)) * (0.28 + 0.72 * shoulder) + flare;
}

/** Raised lines around it, as founders leave them. */
function lines(y: number): number {
  return [2.1, 2.7, 10.2, 10.8].reduce((sum, at) => sum + 0.07 * Math.exp(-(((y - at) / 0.13) ** 2)), 0);
}

function shellDistance(x: number, y: number, z: number): number {
  const out = Math.hypot(x, z);
  const outside = out - radiusAt(y) - lines(y);
  const body = Math.max(outside, y - height, -y) * 0.7;
  const inside = Math.max(out - radiusAt(y) + wall, y - height + wall);
  const chip = Math.hypot(x + 7.9, (y + 0.2) * 1.3, z + 3.7) - 0.9 + 0.25 * noise(x * 2.6, y * 2.6, z * 2.6);
  return Math.max(body, -inside, -chip);
}

/** The loop it hung by. */
function crownDistance(x: number, y: number, z: number): number {
  const ring = Math.hypot(Math.hypot(x, y - crown.at) - crown.radius, z) - crown.half;
  return Math.max(ring, height - 0.3 - y);
}

const thing: Thing = {
  distance(x, y, z) {
    const cast = 0.018 * noise(x * 1.6, y * 1.6, z * 1.6) + 0.005 * noise(x * 8, y * 8, z * 8);
    return (Math.min(shellDistance(x, y, z), crownDistance(x, y, z)) - cast) * 0.85;
  },
  surface(x, y, z): Surface {
    const patina = noise(x * 0.5, y * 0.32, z * 0.5) * (0.5 + 0.5 * noise(x * 2.6, y * 1.4, z * 2.6));
    const fine = noise(x * 9, y * 9, z * 9);
    const green = Math.max(0, patina - 0.36) * 1.5;
    const tone = 0.72 - 0.35 * patina;
    return {
      colour: [0.62 * tone * (1 - green * 0.5), 0.42 * tone + 0.05 * green, 0.2 * tone + 0.09 * green],
      roughness: 0.24 + 0.3 * patina + 0.06 * fine,
      isMetal: true,
    };
  },
};

export function bell(): Plate {
  return {
    camera: { from: [-20, 20, -52], to: [0.3, 7.6, 0], opening: 27 },
    thing,
    table: grounds.cc02,
    box: [
      [-9.2, 0, -9.2],
      [9.2, 18.7, 9.2],
    ],
  };
}
