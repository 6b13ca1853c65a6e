import { grounds } from '../grounds.ts';
import { noise } from '../noise.ts';
import type { Plate, Surface, Thing } from '../plate.ts';
import { ringTone } from '../wood.ts';

/** Inv. 1899/3: a deadeye of lignum vitae, three holes and a score around it. It lies flat. Centimetres. */
const radius = 7.4;
const half = 2.7;
const edge = 1.5;
const hole = { radius: 1.12, out: 3.3 };
const score = { radius: 1.05, out: 7.75 };

function holeDistance(x: number, z: number): number {
  const holes = [0, 1, 2].map((turn) => {
    const angle = (turn * 2 * Math.PI) / 3 + 0.5;
    return Math.hypot(x - Math.cos(angle) * hole.out, z - Math.sin(angle) * hole.out);
  });
  return Math.min(...holes) - hole.radius;
}

function bodyDistance(x: number, y: number, z: number): number {
  const out = Math.hypot(x, z);
  const [across, up] = [Math.max(0, out - radius + edge), Math.max(0, Math.abs(y) - half + edge)];
  const disc = Math.hypot(across, up) - edge;
  // The edges of the holes are worn round by the lanyard.
  const open = holeDistance(x, z);
  const round = Math.max(0, Math.abs(y) - half + 0.9) ** 2 * 0.34;
  return Math.max(disc, round - open, score.radius - Math.hypot(out - score.out, y));
}

const thing: Thing = {
  distance(x, height, z) {
    const y = height - half - 0.02;
    return (
      (bodyDistance(x, y, z) + 0.025 * noise(x * 0.9, y * 0.9, z * 0.9) + 0.006 * noise(x * 6, y * 6, z * 6)) * 0.85
    );
  },
  surface(x, height, z): Surface {
    const y = height - half;
    const ring = Math.hypot(x * 0.8 + 9, y * 0.7 + 3) * 1.6 + 1.1 * noise(x * 0.3, y * 0.3, z * 0.12);
    const band = ringTone(ring);
    const pore = noise(x * 14, y * 14, z * 1.2);
    const wear = noise(x * 0.4, y, z * 0.4);
    const rubbed = Math.max(0, 1 - Math.max(0, holeDistance(x, z)) / 0.7) * 0.4;
    const tone = (0.55 + 0.4 * band + 0.15 * pore) * (0.65 + 0.45 * wear) + rubbed;
    return { colour: [0.17 * tone, 0.1 * tone, 0.045 * tone], roughness: 0.42 - 0.16 * rubbed - 0.1 * wear };
  },
};

export function deadeye(): Plate {
  return {
    camera: { from: [10, 33, -38], to: [0, 1.8, 0], opening: 24 },
    thing,
    table: grounds.cc01,
    box: [
      [-7.6, 0, -7.6],
      [7.6, 5.6, 7.6],
    ],
  };
}
