import { grounds } from '../grounds.ts';
import { hash } from '../noise.ts';
import type { Hair, Plate, Surface, Thing, Vector } from '../plate.ts';
import {
  cutSurface,
  hawser,
  hempSurface,
  ropeDistance,
  type Whipping,
  whippingDistance,
  whippingSurface,
} from '../rope-field.ts';
import { quarterTurned, quarterTurnedHair } from '../turned.ts';

/** Inv. 1912/44: a hawser of 54 mm, ordered in 1911 and never fetched. Centimetres. */
const lay = hawser(5.4);
const radius = 18;
const rise = 5.25;
const turns = 6;
const lowest = 2.7;
/** Length of the end that lies on the table, and of the whipping on both ends. */
const tail = 21;
const whipping = 4.2;
const twine = 2.6;
const length = 2 * Math.PI * radius * turns;

type Place = { u: number; v: number; s: number /** How far beyond an end it lies. */; beyond: number };

const last = 2 * Math.PI * turns;

/** How the turns lie: none exactly over the other. */
function looseAt(angle: number): number {
  return 0.5 * Math.sin((angle / last) * turns * 2.6) + 0.35 * Math.sin(angle * 1.3);
}

/** A place as seen from one turn of the coil. */
function onTurn(turn: number, x: number, y: number, z: number): Place {
  const angle = Math.atan2(z, x) + 2 * Math.PI * turn;
  const kept = Math.min(Math.max(angle, 0), last);
  const u = Math.hypot(x, z) - radius - looseAt(kept);
  const v = y - lowest - (rise * kept) / (2 * Math.PI);
  return { u, v, s: kept * radius, beyond: Math.abs(angle - kept) * radius };
}

/** Straight on from the lowest turn. */
function onTail(x: number, y: number, z: number): Place {
  const s = Math.min(Math.max(z, -tail), 0);
  return { u: x - radius - bentBy(z), v: y - lowest, s, beyond: Math.abs(z - s) };
}

function bentBy(along: number): number {
  return 0.009 * along * along;
}

const onTop: Whipping = { radius: 2.66, turns: twine, from: length - whipping, to: length - 0.7 };
const onEnd: Whipping = { radius: 2.66, turns: twine, from: -tail + 0.7, to: -tail + whipping };

type Found = Place & { distance: number; isWhipped: boolean };

function found(place: Place, bound: Whipping): Found {
  const { u, v, s, beyond } = place;
  const rope = ropeDistance(lay, u, v, s);
  const twined = whippingDistance(bound, u, v, s);
  const distance = Math.min(rope, twined);
  return { ...place, isWhipped: twined < rope, distance: beyond > 0 ? Math.max(distance, beyond * 0.7) : distance };
}

/** A drum that holds all turns: from farther away the coil is no nearer than that. */
function drumDistance(x: number, y: number, z: number): number {
  return Math.hypot(Math.max(0, Math.hypot(x, z) - radius - 4), Math.max(0, y - 39));
}

/** The nearest of the turns around a place and the end. */
function nearest(x: number, y: number, z: number): Found {
  const wanted = Math.round((y - lowest) / rise - Math.atan2(z, x) / (2 * Math.PI));
  const middle = Math.min(Math.max(wanted, 0), turns);
  let best = found(onTail(x, y, z), onEnd);
  const drum = drumDistance(x, y, z);
  if (drum > 3) return drum < best.distance ? { ...best, distance: drum } : best;
  for (let turn = middle - 1; turn <= middle + 1; turn += 1) {
    const other = found(onTurn(turn, x, y, z), onTop);
    if (other.distance < best.distance) best = other;
  }
  return best;
}

const thing: Thing = quarterTurned({
  distance: (x, y, z) => nearest(x, y, z).distance,
  surface(x, y, z): Surface {
    const { u, v, s, beyond, isWhipped } = nearest(x, y, z);
    if (isWhipped) return whippingSurface(onEnd, [u, v, s]);
    return beyond > 0 ? cutSurface([u, v]) : hempSurface(lay, [u, v, s]);
  },
});

/** Fibres that stand away: out of the rope, with its lay. */
function hairs(count: number): Hair[] {
  return Array.from({ length: count }, (_, number) => {
    const random = (part: number) => hash(number, part, 1912);
    const isTail = number % 6 === 0;
    const angle = random(1) * 2 * Math.PI * turns;
    const side = random(2) * 2 * Math.PI;
    const reach = 0.8 + 2.4 * random(3) ** 2;
    const [out, over] = [Math.cos(side), Math.sin(side)];
    const place = (far: number, on: number): Vector => {
      if (isTail) {
        const s = random(1) * (tail - whipping) + on;
        return [radius + bentBy(s) + out * far, lowest + over * far, -s];
      }
      const at = angle + on / radius;
      const away = radius + looseAt(at) + out * far;
      return [Math.cos(at) * away, lowest + (rise * at) / (2 * Math.PI) + over * far, Math.sin(at) * away];
    };
    const lean = (random(4) - 0.35) * 3.2;
    const tone = 0.45 + 0.75 * random(5);
    return quarterTurnedHair({
      root: place(2.2, 0),
      bend: place(2.6 + reach * 0.5, lean * 0.4),
      tip: place(2.6 + reach, lean),
      colour: [0.6 * tone, 0.42 * tone, 0.18 * tone],
    });
  });
}

const box = [
  [-26, 0, -30],
  [25, 40, 25],
] as const;

/** The coil as it lies in the depot. */
export function coil(): Plate {
  return {
    camera: { from: [14, 60, -112], to: [-3, 14.6, -2], opening: 28 },
    thing,
    table: grounds.cc03,
    box,
    hairs: hairs(900),
  };
}

/** Its lower end, whipped with twine. */
export function coilEnd(): Plate {
  return {
    camera: { from: [-26, 24, -62], to: [-15, 3.4, -19], opening: 24 },
    thing,
    table: grounds.cc03,
    box,
    hairs: hairs(2_400),
  };
}
