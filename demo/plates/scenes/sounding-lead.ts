import { awayFrom, besideCurve, curveOf } from '../curve-field.ts';
import { grounds } from '../grounds.ts';
import { hash, noise } from '../noise.ts';
import type { Hair, Plate, Surface, Thing, Vector } from '../plate.ts';
import { hempSurface, type Lay, ropeDistance } from '../rope-field.ts';

/** A sounding lead with its line, which came into the house in 1926. Centimetres. */
const line: Lay = { strands: 3, strand: 0.19, pitch: 1.7, yarns: 6, groove: 0.012 };
const across = 0.82;
/** The lead lies along z: its foot with the hollow for tallow in front, its head with the eye behind. */
const foot = -8;
const head = 13;
const lying = 2.35;

/** The line as it was laid down: a flat coil, and from it to the eye of the lead. */
const coilTurns = 4.4;
/** Where the line leaves the coil, as an angle seen from above: behind, so that it leads on to the eye. */
const leaving = (3 * Math.PI) / 4;
const coil = curveOf(
  (share) => {
    const angle = leaving + (1 - share) * coilTurns * 2 * Math.PI;
    const out = 4.2 + share * coilTurns * 0.96 + 0.1 * Math.sin(angle * 3.1);
    return [-15.5 + Math.cos(angle) * out, 0.44 + 0.06 * Math.sin(angle * 5.3), 2.5 + Math.sin(angle) * out] as Vector;
  },
  260,
  false,
);
const coilEnd = coil.points.at(-1) ?? [0, 0, 0];
const bridge = curveOf(
  (share) => {
    const part = (from: number, over: number, to: number) =>
      (1 - share) ** 2 * from + 2 * share * (1 - share) * over + share ** 2 * to;
    const on = 11 * Math.SQRT1_2;
    return [
      part(coilEnd[0], coilEnd[0] + on, 0),
      part(coilEnd[1], 0.3, lying),
      part(coilEnd[2], coilEnd[2] + on, head + 0.4),
    ] as Vector;
  },
  60,
  false,
);
const cords = [coil, bridge];

/** Half the width of the lead: eight flat sides, thicker at the foot. */
function leadDistance(x: number, y: number, z: number): number {
  const half = 2.35 - 0.052 * (z - foot);
  const [u, v] = [x, y - lying + 0.03 * (z - foot)];
  const angle = Math.atan2(v, u);
  const side = Math.round(angle / (Math.PI / 4)) * (Math.PI / 4);
  const flat = u * Math.cos(side) + v * Math.sin(side) - half + 0.02 * noise(u * 2, v * 2, z * 0.7);
  const body = Math.max(flat, foot - z, z - head) - 0.06;
  const hollow = Math.hypot(u, v, (z - foot + 0.3) * 1.4) - 1.35;
  const eye = Math.max(Math.hypot(v, z - head + 1.1) - 0.42, Math.abs(u) - 4);
  return Math.max(body, -hollow, -eye) * 0.9;
}

function tallowDistance(x: number, y: number, z: number): number {
  return Math.hypot(x, (y - lying) * 1.02, (z - foot - 0.75) * 1.3) - 1.25 - 0.08 * noise(x * 2.4, y * 2.4, z * 2.4);
}

/** Two strips of leather through the line: the mark of two fathoms. */
function leatherDistance(x: number, y: number, z: number): number {
  const strip = (turn: number, out: number) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const [u, v] = [(x + 8) * c + (z - 7.4) * s, -(x + 8) * s + (z - 7.4) * c];
    const bend = 0.5 + 0.42 * Math.sin(u * 0.9 + out) + 0.1 * u * out;
    return Math.max(Math.abs(v) - 0.42, Math.abs(u - 1.9) - 2.1, Math.abs(y - bend) - 0.05) * 0.7;
  };
  return Math.min(strip(-0.5, 0.4), strip(-1.05, 0.9));
}

type Part = 'lead' | 'tallow' | 'leather' | 'line';
type Found = { part: Part; distance: number; place: readonly [number, number, number] };

function nearest(x: number, y: number, z: number): Found {
  let best: Found = { part: 'lead', distance: leadDistance(x, y, z), place: [x, y, z] };
  const others: [Part, number][] = [
    ['tallow', tallowDistance(x, y, z)],
    ['leather', leatherDistance(x, y, z)],
  ];
  for (const [part, distance] of others) if (distance < best.distance) best = { part, distance, place: [x, y, z] };
  for (const curve of cords) {
    const away = awayFrom(curve, x, y, z) - across / 2;
    // Nearer than openness is looked for, the line itself is measured: a box would shade the table in its own shape.
    if (away > 3.5) {
      if (away < best.distance) best = { part: 'line', distance: away, place: [0, 0, 0] };
      continue;
    }
    const { u, v, s, distance: middle } = besideCurve(curve, x, y, z);
    const distance = middle > 1.5 ? middle - across / 2 : ropeDistance(line, u, v, s);
    if (distance < best.distance) best = { part: 'line', distance, place: [u, v, s] };
  }
  return best;
}

function surfaceOf({ part, place: [u, v, s] }: Found): Surface {
  const wide = noise(u * 0.9, v * 0.9, s * 0.6);
  const fine = noise(u * 6, v * 6, s * 6);
  switch (part) {
    case 'lead': {
      const tone = 0.1 + 0.09 * wide + 0.03 * fine;
      return { colour: [tone, tone * 1.03, tone * 1.1], roughness: 0.5 + 0.15 * wide };
    }
    case 'tallow':
      return { colour: [0.78, 0.7 + 0.06 * fine, 0.5], roughness: 0.55 };
    case 'leather':
      return { colour: [0.1 + 0.05 * wide, 0.042 + 0.02 * wide, 0.02], roughness: 0.6 };
    case 'line':
      return hempSurface(line, [u, v, s], 0.25);
  }
}

const thing: Thing = {
  distance: (x, y, z) => nearest(x, y, z).distance,
  surface: (x, y, z) => surfaceOf(nearest(x, y, z)),
};

/** A tuft of wool in the line, sewn on again, in green. */
function wool(): Hair[] {
  return Array.from({ length: 900 }, (_, number) => {
    const random = (salt: number) => hash(number, salt, 37);
    const [turn, lift, reach] = [random(1) * 2 * Math.PI, random(2), 0.9 + 1.3 * random(3)];
    const root: Vector = [-21.4 + 0.5 * (random(6) - 0.5), 0.75, -3.4 + 0.5 * (random(7) - 0.5)];
    const away = (share: number, high: number): Vector => [
      root[0] + Math.cos(turn) * reach * share,
      root[1] + high * lift,
      root[2] + Math.sin(turn) * reach * share,
    ];
    const tone = 0.5 + 0.8 * random(5);
    return { root, bend: away(0.5, 1.1), tip: away(1, 0.2), colour: [0.03 * tone, 0.13 * tone, 0.06 * tone] };
  });
}

export function soundingLead(): Plate {
  return {
    camera: { from: [-22, 42, -44], to: [-9.8, 0.4, 3.4], opening: 26 },
    thing,
    table: grounds.cc01,
    box: [
      [-27, 0, -9],
      [4, 6, 27],
    ],
    hairs: wool(),
  };
}
