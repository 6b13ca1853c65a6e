import { grounds } from '../grounds.ts';
import { noise } from '../noise.ts';
import type { Plate, Surface, Thing } from '../plate.ts';
import { ringTone } from '../wood.ts';

/** Inv. 1889/12: a fid of ash wood, 384 mm long, to open a rope with. It lies along x, its tip where x is lowest. Centimetres. */
const length = 38.4;
const tip = -length / 2;
const thickest = 2.7;
const thinnest = 0.34;

/** Slender before, full behind: how a fid is turned. */
function radiusAt(x: number): number {
  const share = Math.min(1, Math.max(0, (x - tip) / length));
  const ring = Math.exp(-(((share - 0.955) / 0.007) ** 2)) * 0.09;
  return thinnest + (thickest - thinnest) * share ** 0.86 - ring;
}

/** What lies rests on its side: its middle is as high as it is thick. */
function aside(x: number, y: number, z: number): [number, number] {
  return [y - radiusAt(x) - 0.01, z];
}

const thing: Thing = {
  distance(x, y, z) {
    const [v, w] = aside(x, y, z);
    const around = Math.hypot(v, w) - radiusAt(x);
    const before = Math.hypot(Math.min(0, x - tip - thinnest), v, w) - thinnest;
    const butt = x - length / 2 + 0.5 + 0.16 * Math.hypot(v, w) ** 2 * 0.18;
    const body = Math.max(x < tip + thinnest ? before : around, butt - 0.5);
    const dents = 0.02 * noise(x * 0.9, v * 1.6, w * 1.6) + 0.006 * noise(x * 5, v * 9, w * 9);
    return (body + dents) * 0.85;
  },
  surface(x, y, z): Surface {
    const [v, w] = aside(x, y, z);
    // Cut along the grain: the rings of the tree run out of it one after the other.
    const grain = Math.hypot(v * 1.5 + 3.1, w * 1.1 + 5.4 + x * 0.055) * 1.9 + 0.5 * noise(x * 0.11, v * 1.4, w * 1.4);
    const band = ringTone(grain);
    const pore = noise(x * 0.9, v * 22, w * 22);
    const handled = noise(x * 0.22, v * 0.7, w * 0.7);
    const tone = (0.74 + 0.2 * band + 0.14 * pore) * (0.8 + 0.26 * handled);
    const tarred = Math.min(1, Math.max(0, (-x - 6 + 5 * noise(x * 0.6, v * 2, w * 2)) / 9)) * 0.55;
    return {
      colour: [0.6 * tone * (1 - tarred * 0.75), 0.44 * tone * (1 - tarred * 0.85), 0.25 * tone * (1 - tarred * 0.9)],
      roughness: 0.5 - 0.12 * handled,
    };
  },
};

export function fid(): Plate {
  return {
    camera: { from: [-16, 34, -52], to: [0.5, 1.6, 0], opening: 29 },
    thing,
    table: grounds.cc03,
    box: [
      [tip - 0.5, 0, -3],
      [length / 2 + 0.6, 5.7, 3],
    ],
  };
}
