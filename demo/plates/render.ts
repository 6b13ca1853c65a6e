import { dot, openness, shaded, shadowOf, toKeyLamp, unit } from './light.ts';
import { hash } from './noise.ts';
import type { Camera, Colour, Plate, Thing, Vector } from './plate.ts';

export type Frame = {
  width: number;
  height: number /** Rays in each direction for one point of the picture. */;
  samples: number;
};

const closest = 0.004;
const farthest = 600;

/**
 * One row of the picture, linear light, three numbers for each point, and how far away what is seen there is. Pure: the same
 * row is the same numbers on every machine.
 */
export function renderRow(plate: Plate, frame: Frame, row: number): { light: Float32Array; depth: Float32Array } {
  const light = new Float32Array(frame.width * 3);
  const depth = new Float32Array(frame.width);
  const lens = lensOf(plate.camera, frame);
  for (let column = 0; column < frame.width; column += 1) {
    const sum: [number, number, number] = [0, 0, 0];
    for (let sample = 0; sample < frame.samples ** 2; sample += 1) {
      const x = column + ((sample % frame.samples) + hash(column, row, sample)) / frame.samples;
      const y = row + (Math.floor(sample / frame.samples) + hash(row, column, sample + 99)) / frame.samples;
      const seen = lookAlong(plate, lens.from, lens.ray(x, y));
      for (let part = 0; part < 3; part += 1) sum[part] = (sum[part] ?? 0) + Math.min(4, seen.colour[part] ?? 0);
      if (sample === 0) depth[column] = seen.far;
    }
    for (let part = 0; part < 3; part += 1) light[column * 3 + part] = (sum[part] ?? 0) / frame.samples ** 2;
  }
  return { light, depth };
}

/** From points of the picture to rays and back. */
export function lensOf({ from, to, opening }: Camera, { width, height }: Frame) {
  const ahead = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const right = unit([-ahead[2], 0, ahead[0]]);
  const up: Vector = [
    right[1] * ahead[2] - right[2] * ahead[1],
    right[2] * ahead[0] - right[0] * ahead[2],
    right[0] * ahead[1] - right[1] * ahead[0],
  ];
  const high = Math.tan((opening * Math.PI) / 360);
  const ray = (x: number, y: number): Vector => {
    const across = ((x / width) * 2 - 1) * high * (width / height);
    const above = (1 - (y / height) * 2) * high;
    return unit(
      [0, 1, 2].map(
        (part) => (ahead[part] ?? 0) + (right[part] ?? 0) * across + (up[part] ?? 0) * above,
      ) as unknown as Vector,
    );
  };
  const pointOf = (place: Vector) => {
    const off: Vector = [place[0] - from[0], place[1] - from[1], place[2] - from[2]];
    const far = dot(off, ahead);
    return {
      x: ((dot(off, right) / far / high / (width / height) + 1) / 2) * width,
      y: ((1 - dot(off, up) / far / high) / 2) * height,
      far: Math.hypot(...off),
    };
  };
  return { from, ray, pointOf };
}

type Seen = { colour: Colour; far: number };

function lookAlong(plate: Plate, from: Vector, look: Vector): Seen {
  const far = thingAlong(plate, from, look);
  if (far !== null) return { colour: lightOfThing(plate.thing, placeAt(from, look, far), look), far };
  if (look[1] >= -0.001) return { colour: backdrop(plate.table, look, farthest), far: farthest };
  const down = -from[1] / look[1];
  return { colour: lightOfTable(plate, placeAt(from, look, down), look), far: down };
}

/** Where a ray meets the thing; null where it does not. Only within its box is anything looked for. */
function thingAlong({ thing, box }: Plate, from: Vector, look: Vector): number | null {
  const span = spanIn(box, from, look);
  if (!span) return null;
  for (let far = span[0], steps = 0; far < span[1] && steps < 220; steps += 1) {
    const distance = thing.distance(from[0] + look[0] * far, from[1] + look[1] * far, from[2] + look[2] * far);
    if (distance < closest) return far;
    far += distance;
  }
  return null;
}

function spanIn([low, high]: Plate['box'], from: Vector, look: Vector): [number, number] | null {
  let [near, far] = [0, farthest];
  for (let part = 0; part < 3; part += 1) {
    const [start, ray] = [from[part] ?? 0, look[part] || 1e-9];
    const [one, other] = [((low[part] ?? 0) - start) / ray, ((high[part] ?? 0) - start) / ray];
    near = Math.max(near, Math.min(one, other));
    far = Math.min(far, Math.max(one, other));
  }
  return near < far ? [near, far] : null;
}

function lightOfThing(thing: Thing, at: Vector, look: Vector): Colour {
  const surface = thing.surface(...at);
  return shaded(thing, { at, normal: normalAt(thing, at), look, surface });
}

const probe = 0.012;

function normalAt({ distance }: Thing, [x, y, z]: Vector): Vector {
  return unit([
    distance(x + probe, y, z) - distance(x - probe, y, z),
    distance(x, y + probe, z) - distance(x, y - probe, z),
    distance(x, y, z + probe) - distance(x, y, z - probe),
  ]);
}

const up: Vector = [0, 1, 0];

/** Painted card, matt, that bends up far behind: bright where the lamp falls, dark towards the edge. */
function lightOfTable({ table, thing, box }: Plate, at: Vector, look: Vector): Colour {
  const ground = backdrop(table, look, Math.hypot(at[0], at[2]));
  const [low, high] = box;
  const reach = 60;
  const isNear = at[0] > low[0] - reach && at[0] < high[0] + reach && at[2] > low[2] - reach && at[2] < high[2] + reach;
  if (!isNear) return ground;
  const lit = 0.3 + 0.7 * shadowOf(thing, { at, normal: up, to: toKeyLamp, width: 0.16 });
  const open = 0.25 + 0.75 * openness(thing, at, up);
  return [ground[0] * lit * open, ground[1] * lit * open, ground[2] * lit * open];
}

function backdrop(table: Colour, look: Vector, away: number): Colour {
  const fall = 1.12 / (1 + (away / 95) ** 2) + 0.2;
  const lift = 1 + 0.25 * Math.max(-0.6, look[0] * -0.8);
  return [table[0] * fall * lift, table[1] * fall * lift, table[2] * fall * lift];
}

function placeAt(from: Vector, look: Vector, far: number): Vector {
  return [from[0] + look[0] * far, from[1] + look[1] * far, from[2] + look[2] * far];
}
