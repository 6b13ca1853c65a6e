import type { Colour, Surface, Thing, Vector } from './plate.ts';

/** To the wide box that shadows come from. */
export const toKeyLamp = unit([-0.62, 0.74, 0.46]);

type Lamp = { to: Vector; colour: Colour /** How wide it is, as seen from the table: soft shadows. */; width: number };

/** Lamps of a studio: a wide box behind on the right, a strip in front on the left. Directions lead to the lamp. */
const lamps: readonly Lamp[] = [
  { to: toKeyLamp, colour: [2.75, 2.6, 2.35], width: 0.12 },
  { to: unit([0.75, 0.38, -0.62]), colour: [0.75, 0.82, 0.95], width: 0.2 },
];
const sky: Colour = [0.34, 0.37, 0.41];
const bounce: Colour = [0.1, 0.095, 0.085];

/** The light that comes back to the lens from a place on a surface: `normal` leads out of it, `look` from the lens to it. */
export function shaded(
  thing: Thing,
  { at, normal, look, surface }: { at: Vector; normal: Vector; look: Vector; surface: Surface },
): Colour {
  const shadow = openness(thing, at, normal);
  const up = 0.5 + 0.5 * normal[1];
  const facing = Math.max(0, -dot(look, normal));
  const edge = (1 - facing) ** 3 * (surface.sheen ?? 0);
  const result: [number, number, number] = [0, 0, 0];
  for (let part = 0; part < 3; part += 1) {
    const own = surface.colour[part] ?? 0;
    const around = ((sky[part] ?? 0) * up + (bounce[part] ?? 0) * (1 - up)) * shadow;
    result[part] = around * (surface.isMetal ? 0 : own * (1 + edge * 2));
  }
  for (const lamp of lamps) addLamp(result, { thing, at, normal, look, surface, lamp, edge });
  addMirror(result, { normal, look, surface, shadow, facing });
  return result;
}

type Lit = {
  thing: Thing;
  at: Vector;
  normal: Vector;
  look: Vector;
  surface: Surface;
  lamp: Lamp;
  edge: number;
};

function addLamp(result: [number, number, number], { thing, at, normal, look, surface, lamp, edge }: Lit): void {
  const falling = dot(normal, lamp.to);
  // Fibres let a little light around the edge of the shadow.
  const wrapped = surface.sheen ? (falling + 0.18) / 1.18 : falling;
  if (wrapped <= 0) return;
  const free = shadowOf(thing, { at, normal, to: lamp.to, width: lamp.width });
  if (free <= 0) return;
  const half = unit([lamp.to[0] - look[0], lamp.to[1] - look[1], lamp.to[2] - look[2]]);
  const sharp = 2 / Math.max(0.02, surface.roughness ** 4) - 2;
  const gloss = Math.max(0, dot(normal, half)) ** sharp * ((sharp + 2) / 8) * Math.max(0, falling);
  for (let part = 0; part < 3; part += 1) {
    const own = surface.colour[part] ?? 0;
    const mirrored = surface.isMetal ? own : 0.04;
    const diffuse = surface.isMetal ? 0 : (own * wrapped * (1 + edge)) / 1.25;
    result[part] = (result[part] ?? 0) + free * (lamp.colour[part] ?? 0) * (diffuse + mirrored * Math.min(gloss, 6));
  }
}

/** Smooth things show the room: a bright box above, a strip beside it, dark below. */
function addMirror(
  result: [number, number, number],
  {
    normal,
    look,
    surface,
    shadow,
    facing,
  }: { normal: Vector; look: Vector; surface: Surface; shadow: number; facing: number },
): void {
  const smooth = (1 - surface.roughness) ** 2;
  if (smooth < 0.01) return;
  const twice = 2 * dot(look, normal);
  const ray: Vector = [look[0] - twice * normal[0], look[1] - twice * normal[1], look[2] - twice * normal[2]];
  const room = roomAt(ray, surface.roughness);
  const edge = (1 - facing) ** 5;
  for (let part = 0; part < 3; part += 1) {
    const share = surface.isMetal ? (surface.colour[part] ?? 0) * (1 - edge) + edge : 0.04 + 0.96 * edge * 0.6;
    result[part] = (result[part] ?? 0) + room * share * smooth * (0.35 + 0.65 * shadow) * 1.15;
  }
}

function roomAt([x, y, z]: Vector, roughness: number): number {
  const soft = 0.06 + roughness * 0.5;
  const box = band(y, 0.42, 0.95, soft) * band(-x - 0.2 * z, 0.05, 0.85, soft) * 2.6;
  const strip = band(x, 0.55, 0.85, soft) * band(y, -0.1, 0.8, soft) * 1.5;
  // A white card beside the lens, and less of it from the table.
  const horizon = 0.16 + 0.3 * Math.max(0, y) + 0.1 * Math.max(0, z) + 0.75 * Math.max(0, -z);
  return horizon * (y < 0 ? 0.55 : 1) + box + strip;
}

function band(value: number, from: number, to: number, soft: number): number {
  const rise = Math.min(1, Math.max(0, (value - from + soft) / (2 * soft)));
  const fall = Math.min(1, Math.max(0, (to + soft - value) / (2 * soft)));
  return rise * rise * (3 - 2 * rise) * fall * fall * (3 - 2 * fall);
}

const farthestShadow = 70;

/** How much of a lamp is seen from a place, from 0 to 1. */
export function shadowOf(
  thing: Thing,
  { at, normal, to, width }: { at: Vector; normal: Vector; to: Vector; width: number },
): number {
  const [x, y, z] = [at[0] + normal[0] * 0.05, at[1] + normal[1] * 0.05, at[2] + normal[2] * 0.05];
  let free = 1;
  for (let along = 0.06, steps = 0; along < farthestShadow && steps < 70; steps += 1) {
    const distance = thing.distance(x + to[0] * along, y + to[1] * along, z + to[2] * along);
    if (distance < 0.004) return 0;
    free = Math.min(free, 0.5 + (0.5 * distance) / (width * along));
    along += Math.max(0.05, Math.min(distance, 4));
  }
  const share = Math.max(0, free * 2 - 1);
  return share * share * (3 - 2 * share);
}

/** How open a place is to the room: nothing near is 1. */
export function openness(thing: Thing, at: Vector, normal: Vector): number {
  let hidden = 0;
  let weight = 1;
  for (let step = 1; step <= 6; step += 1) {
    const along = 0.08 * step ** 2.1;
    const distance = thing.distance(at[0] + normal[0] * along, at[1] + normal[1] * along, at[2] + normal[2] * along);
    hidden += weight * Math.max(0, (along - distance) / along);
    weight *= 0.82;
  }
  return Math.max(0, 1 - hidden / 4.1) ** 1.4;
}

export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

export function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}
