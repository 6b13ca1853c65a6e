import { noise } from './noise.ts';
import type { Surface } from './plate.ts';

/** How a rope is laid; lengths in centimetres. */
export type Lay = {
  strands: number;
  /** Radius of one strand. */
  strand: number;
  /** Length of rope in which a strand goes round once. */
  pitch: number;
  /** Yarns that show on one strand, and how deep the grooves between them are. */
  yarns: number;
  groove: number;
};

/** The usual hawser of three strands, by its diameter. */
export function hawser(diameter: number): Lay {
  const strand = diameter / 4.31;
  return { strands: 3, strand, pitch: strand * 8.2, yarns: 11, groove: strand * 0.055 };
}

/** How far the middle of a strand lies from that of the rope, so that strands touch. */
function opening({ strands, strand }: Lay): number {
  return strand / Math.sin(Math.PI / strands);
}

/**
 * Distance to a rope along a straight axis: `u` and `v` are the place across it, `s` the place along it. The lay and the
 * yarns bend the field, so it is shortened: a ray never steps through a strand.
 */
export function ropeDistance(lay: Lay, u: number, v: number, s: number): number {
  const radius = Math.hypot(u, v);
  const far = radius - opening(lay) - lay.strand;
  if (far > lay.strand) return far;
  const { across, along } = strandPlace(lay, u, v, s);
  const distance = Math.hypot(across, along) - lay.strand;
  if (distance > lay.strand * 0.4) return distance * 0.78;
  const around = Math.atan2(along, across);
  const yarn = Math.abs(Math.sin((around * lay.yarns) / 2 - s * (4.6 / lay.pitch) * lay.yarns * 0.5));
  return (distance + lay.groove * (1 - yarn) ** 2) * 0.72;
}

/** The place within the strand that is nearest. */
function strandPlace(lay: Lay, u: number, v: number, s: number) {
  const sector = (2 * Math.PI) / lay.strands;
  const angle = Math.atan2(v, u) - (s * 2 * Math.PI) / lay.pitch;
  const strand = Math.round(angle / sector);
  const off = angle - strand * sector;
  const radius = Math.hypot(u, v);
  return { across: radius * Math.cos(off) - opening(lay), along: radius * Math.sin(off), strand };
}

const hemp = { light: [0.64, 0.455, 0.205], dark: [0.16, 0.095, 0.035] } as const;

/** Hemp that has lain: yarns of several browns, darker in the grooves. `tar` from 0 to 1. */
export function hempSurface(lay: Lay, [u, v, s]: readonly [number, number, number], tar = 0): Surface {
  const { across, along, strand } = strandPlace(lay, u, v, s);
  const around = Math.atan2(along, across);
  const yarn = Math.floor((around * lay.yarns) / (2 * Math.PI) - (s * (2.3 / lay.pitch) * lay.yarns) / Math.PI);
  const fine = noise(s * 9, around * 14, strand * 7.3);
  const wide = noise(s * 0.35, strand * 3.1, 4);
  const edge = Math.abs(Math.sin((around * lay.yarns) / 2 - s * (4.6 / lay.pitch) * lay.yarns * 0.5));
  const tone = 0.3 * fine + 0.22 * wide + 0.3 * noise(yarn * 5.1, strand * 3.7, s * 0.2) + 0.3 * edge;
  const colour = hemp.dark.map((dark, part) => (dark + ((hemp.light[part] ?? 0) - dark) * tone) * (1 - 0.72 * tar));
  return { colour: [colour[0] ?? 0, colour[1] ?? 0, colour[2] ?? 0], roughness: tar > 0.5 ? 0.45 : 0.9, sheen: 0.35 };
}

/** Windings of twine around a rope, `turns` to the centimetre, from one place along it to another. */
export type Whipping = { radius: number; turns: number; from: number; to: number };

export function whippingDistance({ radius, turns, from, to }: Whipping, u: number, v: number, s: number): number {
  const beyond = Math.max(from - s, s - to);
  if (beyond > 3) return Math.max(beyond, Math.hypot(u, v) - radius - 1);
  const twine = 0.5 / turns;
  const around = Math.hypot(u, v) - radius - twine * Math.abs(Math.sin(Math.PI * s * turns)) * 0.9;
  return Math.max(around, beyond) * 0.8;
}

/** Sailmaker's twine in red lead. */
export function whippingSurface({ turns }: Whipping, [u, v, s]: readonly [number, number, number]): Surface {
  const around = Math.atan2(v, u);
  const tone = 0.72 + 0.28 * noise(around * 9, s * turns * 2, 2) + 0.12 * Math.abs(Math.sin(Math.PI * s * turns));
  return { colour: [0.8 * tone, 0.205 * tone, 0.055 * tone], roughness: 0.75, sheen: 0.15 };
}

/** Where a rope was cut: fibres seen from their ends. */
export function cutSurface([u, v]: readonly [number, number]): Surface {
  const tone = 0.35 + 0.65 * noise(u * 11, v * 11, 3) ** 1.5;
  return { colour: [0.42 * tone, 0.28 * tone, 0.12 * tone], roughness: 1, sheen: 0.1 };
}
