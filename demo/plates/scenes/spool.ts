import { grounds } from '../grounds.ts';
import { hash, noise } from '../noise.ts';
import type { Hair, Plate, Surface, Thing, Vector } from '../plate.ts';
import { ringTone } from '../wood.ts';

/** Inv. 1931/66: a spool of ash with tarred yarn, as it came off the machine. It stands. Centimetres. */
const flange = { radius: 5.4, half: 0.55 };
const height = 12.4;
const wound = 4.25;
const pitch = 0.34;
const core = 0.7;

type Part = 'wood' | 'yarn';

/** Turns lie beside each other, a little higher in the middle, where the hand went slower. */
function yarnDistance(out: number, y: number, angle: number): number {
  const middle = height / 2;
  const along = y / pitch + angle / (2 * Math.PI);
  const turn = Math.abs((along % 1) - 0.5) * 2;
  const bulge = 0.42 * (1 - ((y - middle) / (middle - flange.half * 2)) ** 2);
  const radius =
    wound + bulge + 0.09 * (1 - turn ** 2) + 0.08 * noise(y * 0.9, Math.cos(angle) * 2, Math.sin(angle) * 2);
  return Math.max(out - radius, flange.half * 2 - y, y - height + flange.half * 2);
}

function woodDistance(out: number, y: number): number {
  const disc = (at: number) => {
    const [across, up] = [Math.max(0, out - flange.radius + 0.25), Math.max(0, Math.abs(y - at) - flange.half + 0.25)];
    return Math.hypot(across, up) - 0.25;
  };
  return Math.max(Math.min(disc(flange.half), disc(height - flange.half)), core - out);
}

function nearest(x: number, y: number, z: number): { part: Part; distance: number } {
  const out = Math.hypot(x, z);
  const wood = woodDistance(out, y) + 0.01 * noise(x * 3, y * 3, z * 3);
  const yarn = yarnDistance(out, y, Math.atan2(z, x));
  return wood < yarn ? { part: 'wood', distance: wood * 0.9 } : { part: 'yarn', distance: yarn * 0.8 };
}

const thing: Thing = {
  distance: (x, y, z) => nearest(x, y, z).distance,
  surface(x, y, z): Surface {
    const angle = Math.atan2(z, x);
    if (nearest(x, y, z).part === 'yarn') {
      const twist = Math.sin(angle * 46 + (y / pitch) * 5.2);
      const tone = 0.7 + 0.2 * twist + 0.35 * noise(x * 1.1, y * 2.2, z * 1.1);
      return { colour: [0.12 * tone, 0.066 * tone, 0.03 * tone], roughness: 0.6, sheen: 0.5 };
    }
    const grain = (x * 0.5 + 0.6 * noise(x * 0.4, y, z * 0.16)) * 1.9;
    const band = ringTone(grain);
    const tone = (0.74 + 0.22 * band + 0.12 * noise(x * 18, y * 4, z * 2)) * (0.78 + 0.3 * noise(x * 0.4, y, z * 0.4));
    return { colour: [0.56 * tone, 0.42 * tone, 0.25 * tone], roughness: 0.55 };
  },
};

/** Fibres that stand off the yarn. */
function hairs(): Hair[] {
  return Array.from({ length: 1_400 }, (_, number) => {
    const random = (salt: number) => hash(number, salt, 61);
    const angle = random(1) * 2 * Math.PI;
    const y = 1.3 + random(2) * (height - 2.6);
    const at = (out: number, up: number, turn: number): Vector => [
      Math.cos(angle + turn) * out,
      y + up,
      Math.sin(angle + turn) * out,
    ];
    const bulge = 0.42 * (1 - ((y - height / 2) / (height / 2 - 1.1)) ** 2);
    const reach = 0.1 + 0.35 * random(3) ** 2;
    const tone = 0.6 + 0.8 * random(4);
    return {
      root: at(wound + bulge, 0, 0),
      bend: at(wound + bulge + reach * 0.8, 0.1 * (random(5) - 0.5), 0.05),
      tip: at(wound + bulge + reach, 0.5 * (random(5) - 0.5), 0.13),
      colour: [0.15 * tone, 0.09 * tone, 0.045 * tone],
    };
  });
}

export function spool(): Plate {
  return {
    camera: { from: [-18, 25, -42], to: [0.4, 5.6, 0], opening: 27 },
    thing,
    table: grounds.cc03,
    box: [
      [-5.7, 0, -5.7],
      [5.7, 12.6, 5.7],
    ],
    hairs: hairs(),
  };
}
