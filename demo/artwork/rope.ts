import { type Canvas, filled } from './canvas.ts'
import type { Strand } from './palette.ts'
import { Path } from './path.ts'
import { lightAt, speedAt, type Tube, type Yarn, yarnEdge } from './tube.ts'

/** A rope of three strands along a level axis, all measures as functions of x. */
export type Rope = {
  from: number
  to: number
  axis: (x: number) => number
  /** Radius of one strand. */
  strandRadius: (x: number) => number
  /** How far strands keep from the axis, in strand radii; see `touchingOpening`. */
  opening: (x: number) => number
  /** Turn of the lay at x in radians. */
  turn: (x: number) => number
  /** Distance between yarns in strand radii. */
  yarnSpacing: number
  finestYarn: number
  /** Steps from the axis to the eye; more steps part the strands more exactly and weigh more. */
  depthLevels: number
}

type PlacedYarn = { yarn: Yarn; spacing: number; depth: number; strand: number; order: number }

/** Pitch of the lay in strand radii, as in a hawser. */
export const hawserPitch = 7.6

/**
 * How far strands keep from the axis so that they touch, in strand radii, for a pitch in strand radii.
 * Straight rods need 1.155; strands that lie across the axis need more, and a hair's breadth beside.
 */
export function touchingOpening(pitch: number): number {
  const rods = 2 / Math.sqrt(3)
  let opening = rods
  for (let step = 0; step < 12; step++) opening = rods * Math.hypot(1, (Math.PI * opening) / pitch)
  return opening * 1.11
}

/** Paints a rope back to front. Yarns of one strand and one depth share a path. */
export function paintRope(rope: Rope, { palette, height }: Canvas): string {
  const yarns = [0, 1, 2].flatMap((strand) => yarnsOf(rope, strand)).filter((placed) => isInside(placed, height))
  let drawing = ''
  for (let level = -rope.depthLevels; level <= rope.depthLevels; level++) {
    for (const [index, strand] of palette.strands.entries()) {
      const group = yarns.filter((placed) => placed.strand === index && Math.round(placed.depth * rope.depthLevels) === level)
      drawing += paintGroup(group, strand)
    }
  }
  return drawing
}

/** Sums the turn of a lay whose pitch changes along the rope. */
export function turnFromPitch(pitch: (x: number) => number, { from, to, start }: { from: number; to: number; start: number }) {
  const steps = 1200
  const width = (to - from) / steps
  const turns = [start]
  for (let step = 0; step < steps; step++) turns.push(turns[step] + (2 * Math.PI * width) / pitch(from + (step + 0.5) * width))
  return (x: number) => {
    const place = Math.min(Math.max((x - from) / width, 0), steps - 1e-6)
    const index = Math.floor(place)
    return turns[index] + (turns[index + 1] - turns[index]) * (place - index)
  }
}

function strandTube(rope: Rope, strand: number): Tube {
  const middle = (x: number) => {
    const angle = rope.turn(x) + (strand * 2 * Math.PI) / 3
    const spread = rope.strandRadius(x) * rope.opening(x)
    return [x, rope.axis(x) + spread * Math.cos(angle), spread * Math.sin(angle)] as const
  }
  return (x) => {
    const [, y, z] = middle(x)
    const radius = rope.strandRadius(x)
    const step = radius * 0.05
    const [before, after] = [middle(x - step), middle(x + step)]
    return { x, y, z, radius, along: [1, (after[1] - before[1]) / (2 * step), (after[2] - before[2]) / (2 * step)] }
  }
}

function yarnsOf(rope: Rope, strand: number): PlacedYarn[] {
  const tube = strandTube(rope, strand)
  const yarns: PlacedYarn[] = []
  let s = rope.from
  let order = 0
  while (s < rope.to) {
    const placed = { ...placeYarn(rope, { tube, strand, s }), order }
    if (!isBuried(rope, placed)) yarns.push(placed)
    order += 1
    s += placed.spacing
  }
  return yarns
}

function placeYarn(rope: Rope, { tube, strand, s }: { tube: Tube; strand: number; s: number }): Omit<PlacedYarn, 'order'> {
  const place = tube(s)
  const speed = speedAt(place)
  const samples = place.radius > 90 ? 5 : place.radius > 70 ? 4 : place.radius > 16 ? 3 : place.radius > 8 ? 2 : 1
  const advance = (2.7 * place.radius) / speed
  const spacing = Math.max(rope.yarnSpacing * place.radius, rope.finestYarn) / speed
  const depth = Math.sin(rope.turn(s) + (strand * 2 * Math.PI) / 3)
  return { yarn: { tube, s, advance, samples }, spacing, depth, strand }
}

/** In a closed rope the far side of a strand is never seen. */
function isBuried(rope: Rope, { yarn, depth }: PlacedYarn): boolean {
  return depth < -0.7 && yarn.tube(yarn.s).radius < 40 && rope.opening(yarn.s) < 1.6
}

function isInside({ yarn }: PlacedYarn, height: number): boolean {
  const { y, radius } = yarn.tube(yarn.s)
  return y > -3 * radius && y < height + 3 * radius
}

function paintGroup(group: PlacedYarn[], { light, shade }: Strand): string {
  const shadows = new Path()
  const lights = new Path()
  for (const run of neighbours(group)) castShadow(run, shadows)
  for (const placed of group) {
    const half = (t: number) => (placed.spacing / 2) * litShare(placed, t)
    lights.ribbon(yarnEdge(placed.yarn, (t) => -half(t)), yarnEdge(placed.yarn, half))
  }
  return filled(shadows, shade) + filled(lights, light)
}

function neighbours(group: PlacedYarn[]): PlacedYarn[][] {
  const runs: PlacedYarn[][] = []
  for (const placed of group) {
    const run = runs.at(-1)
    if (run && run[run.length - 1].order === placed.order - 1) run.push(placed)
    else runs.push([placed])
  }
  return runs
}

// The shadow reaches under the next run, or hairlines would show between the yarns.
function castShadow(run: PlacedYarn[], shadows: Path): void {
  const [first, last] = [run[0], run[run.length - 1]]
  const upper = run.map(({ yarn }) => yarnEdge({ ...yarn, samples: 1 }, () => 0)[0])
  const lower = run.map(({ yarn }) => yarnEdge({ ...yarn, samples: 1 }, () => 0)[1])
  shadows.patch([
    yarnEdge(first.yarn, () => -first.spacing * 0.58),
    lower,
    yarnEdge(last.yarn, () => last.spacing * 0.58).toReversed(),
    upper.toReversed(),
  ])
}

/** How much of its place a yarn fills: its width is the light. */
function litShare({ yarn, depth }: PlacedYarn, t: number): number {
  const nearness = 0.62 + 0.38 * depth
  // A yarn of one straight piece has no middle to swell in; it takes the light of its middle.
  if (yarn.samples === 1) return 0.1 + 0.85 * lightAt(yarn, 0.5) ** 0.8 * nearness
  const edge = Math.sin(Math.PI * Math.min(Math.max(t, 0.03), 0.97)) ** 0.3
  return (0.05 + 0.9 * lightAt(yarn, t) ** 0.8 * nearness) * edge
}
