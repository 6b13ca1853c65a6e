import { besideCurve, type Curve, curveOf } from '../curve-field.ts';
import { grounds } from '../grounds.ts';
import { noise } from '../noise.ts';
import type { Plate, Surface, Thing, Vector } from '../plate.ts';
import { hempSurface, type Lay, ropeDistance } from '../rope-field.ts';

/** A Turk's head of three leads and five bights, followed round once more; the cord is white cotton of 5 mm. Centimetres. */
const radius = 3.3;
const width = 1.02;
const leads = 3;
const bights = 5;
const cord: Lay = { strands: 3, strand: 0.125, pitch: 1.15, yarns: 5, groove: 0.008 };
const middle = 1.52;

/** One of the two cords that lie side by side. */
function track(beside: number): Curve {
  return curveOf(
    (share) => {
      const turn = share * leads * 2 * Math.PI;
      const wave = (turn * bights) / leads;
      const shift = beside * 0.26;
      const high = (width + shift * 0.9) * Math.sin(wave) + shift * 0.35 * Math.cos(wave);
      const out = radius + 0.29 * Math.sin(2 * wave) + 0.12 * (1 - Math.abs(Math.sin(wave)));
      return [Math.cos(turn) * out, middle + high, Math.sin(turn) * out] as Vector;
    },
    420,
    true,
  );
}

const tracks = [track(-1), track(1)];

function nearest(x: number, y: number, z: number) {
  const far = Math.hypot(Math.max(0, Math.abs(Math.hypot(x, z) - radius) - 0.9), Math.max(0, Math.abs(y - middle) - 2));
  if (far > 0.8) return { distance: far, place: null };
  let best = { distance: Number.POSITIVE_INFINITY, place: [0, 0, 0] as [number, number, number] };
  for (const curve of tracks) {
    const { u, v, s } = besideCurve(curve, x, y, z);
    const distance = ropeDistance(cord, u, v, s);
    if (distance < best.distance) best = { distance, place: [u, v, s] };
  }
  return best;
}

const thing: Thing = {
  distance: (x, y, z) => nearest(x, y, z).distance,
  surface(x, y, z): Surface {
    const { place } = nearest(x, y, z);
    const [u, v, s] = place ?? [0, 0, 0];
    const own = hempSurface(cord, [u, v, s]).colour;
    const tone = 0.62 + own[0] * 0.55 + 0.12 * noise(s * 3, u * 20, v * 20);
    return { colour: [0.83 * tone, 0.78 * tone, 0.66 * tone], roughness: 0.9, sheen: 0.3 };
  },
};

export function turksHead(): Plate {
  return {
    camera: { from: [4, 17, -27], to: [0, 1.1, -0.2], opening: 19 },
    thing,
    table: grounds.cc02,
    box: [
      [-5, 0, -5],
      [5, 3.4, 5],
    ],
  };
}
