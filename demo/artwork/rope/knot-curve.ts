import type { Canvas } from '../canvas.ts';
import type { KnotVariant } from '../method.ts';
import type { Tube } from './tube.ts';

type Space = readonly [x: number, y: number, z: number];

/** Shape of a knot in a square from -1 to 1; z from -1 to 1 says what lies above. */
type KnotShape = {
  place: (angle: number) => Space;
  radius: number;
  /** Width over height of the picture that suits it. */
  stretch: number;
  /** How much of the field it fills. */
  size: number;
};

const shapes: Record<KnotVariant, KnotShape> = {
  platting: {
    place: ringPlait({ bights: 4, turns: 3, swing: 0.36, quarter: Math.PI / 4 }),
    radius: 0.118,
    stretch: 1.42,
    size: 0.97,
  },
  kleeblatt: { place: trefoil, radius: 0.21, stretch: 1, size: 1 },
  tuerkenbund: {
    place: ringPlait({ bights: 5, turns: 3, swing: 0.34, quarter: Math.PI / 2 }),
    radius: 0.112,
    stretch: 1,
    size: 0.97,
  },
  achtknoten: { place: figureEight, radius: 0.15, stretch: 1.25, size: 1.12 },
};

/** The middle line of a knot as a tube whose parameter runs from 0 to 1, around and around. */
export function knotCurve(variant: KnotVariant, { width, height, random }: Canvas): Tube {
  const { place, radius, stretch, size } = shapes[variant];
  const half = (Math.min(width / stretch, height) / 2) * size;
  const phase = random.between(0, 1);
  const tilt = random.between(-0.06, 0.06);
  const rim = half / (1 + radius);
  const at = (s: number): Space => {
    const [x, y, z] = place((s + phase) * 2 * Math.PI);
    return [
      width / 2 + rim * stretch * (x * Math.cos(tilt) - y * Math.sin(tilt)),
      height / 2 + rim * (x * Math.sin(tilt) + y * Math.cos(tilt)),
      z,
    ];
  };
  return (s) => {
    const [x, y, z] = at(s);
    const [before, after] = [at(s - 0.0005), at(s + 0.0005)];
    const change = (axis: 0 | 1 | 2) => (after[axis] - before[axis]) * 1000;
    // The full depth in pixels would tilt the light too much; a tenth keeps the tube round.
    return {
      x,
      y,
      z,
      radius: radius * rim * Math.sqrt(stretch),
      along: [change(0), change(1), change(2) * rim * 0.12],
    };
  };
}

/** A plait around a ring: three leads, alternating at every crossing. */
function ringPlait({
  bights,
  turns,
  swing,
  quarter,
}: {
  bights: number;
  turns: number;
  swing: number;
  quarter: number;
}) {
  return (angle: number): Space => {
    const reach = 1 - swing + swing * Math.cos(bights * angle);
    const around = turns * angle + quarter;
    return [reach * Math.cos(around), -reach * Math.sin(around), Math.sin(2 * bights * angle)];
  };
}

function trefoil(angle: number): Space {
  const x = Math.sin(angle) + 2 * Math.sin(2 * angle);
  const y = Math.cos(angle) - 2 * Math.cos(2 * angle);
  return [x / 3, y / 3 + 0.1, -Math.sin(3 * angle)];
}

function figureEight(angle: number): Space {
  const reach = (2 + Math.cos(2 * angle)) / 3;
  return [reach * Math.cos(3 * angle), -reach * Math.sin(3 * angle), Math.sin(4 * angle)];
}
