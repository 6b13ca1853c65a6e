import { type Canvas, filled, stroked } from './canvas.ts'
import type { Palette } from './palette.ts'
import { Path, type Point } from './path.ts'
import type { Random } from './random.ts'

/** One end of the torn rope. `out` points from the page edge to the tear. */
type End = { edge: number; tear: number; out: 1 | -1; phase: number }
type Geometry = { level: number; reach: number; pitch: number; band: number }

const fibresPerStrand = 22

/** A rope that has parted: two ends of three strands, and the fibres that let go. */
export function fray(canvas: Canvas): string {
  const { width, height, random, palette } = canvas
  const geometry = { level: height * 0.5, reach: height * 0.05, pitch: Math.min(height * 0.72, width * 0.22), band: height * 0.095 }
  const middle = width * random.between(0.49, 0.53)
  const letGo = Math.min(width * 0.19, height * 0.68)
  const ends: End[] = [
    { edge: -10, tear: middle - letGo, out: 1, phase: random.between(0, 6.28) },
    { edge: width + 10, tear: middle + letGo, out: -1, phase: random.between(0, 6.28) },
  ]
  return ends.map((end) => strands(end, { geometry, palette }) + fibres(end, { geometry, canvas, letGo })).join('')
}

function strandColors({ lines }: Palette): string[] {
  return [...lines]
}

// Flat bands, each drawn from half turn to half turn: first those behind, then those before.
function strands(end: End, { geometry, palette }: { geometry: Geometry; palette: Palette }): string {
  const behind: string[] = []
  const before: string[] = []
  for (const [index, color] of strandColors(palette).entries()) {
    for (const half of halfTurns(end, { geometry, index })) {
      const list = half.isBefore ? before : behind
      list.push(filled(band(end, { geometry, index, from: half.from, to: half.to }), color))
    }
  }
  return behind.join('') + before.join('')
}

function halfTurns({ edge, tear, phase }: End, { geometry, index }: { geometry: Geometry; index: number }) {
  const [low, high] = [Math.min(edge, tear), Math.max(edge, tear)]
  const turnsAt = (x: number) => (2 * Math.PI * x) / geometry.pitch + phase + (index * 2 * Math.PI) / 3
  const cuts = [low]
  for (let half = Math.ceil(turnsAt(low) / Math.PI); half < turnsAt(high) / Math.PI; half++) {
    cuts.push(((half * Math.PI - phase - (index * 2 * Math.PI) / 3) * geometry.pitch) / (2 * Math.PI))
  }
  cuts.push(high)
  return cuts.slice(1).map((to, place) => ({ from: cuts[place], to: to + 2, isBefore: Math.sin(turnsAt((cuts[place] + to) / 2)) > 0 }))
}

function band(end: End, { geometry, index, from, to }: { geometry: Geometry; index: number; from: number; to: number }): Path {
  const steps = Math.max(2, Math.ceil((to - from) / (geometry.pitch / 12)))
  const xs = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps)
  const side = (share: number) => xs.map((x) => onStrand(end, { geometry, index, x, share }))
  return new Path().ribbon(side(-0.5), side(0.5))
}

/** A place on a strand; `share` runs across the band, which narrows where the strand turns its edge to us. */
function onStrand({ phase, tear }: End, { geometry, index, x, share }: { geometry: Geometry; index: number; x: number; share: number }): Point {
  const { level, reach, pitch, band: breadth } = geometry
  const angle = (2 * Math.PI * x) / pitch + phase + (index * 2 * Math.PI) / 3
  const waist = 1 - 0.55 * Math.exp(-(((x - tear) / (pitch * 0.22)) ** 2))
  const across = breadth * (0.42 + 0.58 * Math.abs(Math.cos(angle)) ** 1.4)
  return [x, level + waist * (reach * Math.cos(angle) + share * across)]
}

function fibres(end: End, { geometry, canvas, letGo }: { geometry: Geometry; canvas: Canvas; letGo: number }): string {
  const paths = canvas.palette.lines.map(() => new Path())
  for (let index = 0; index < fibresPerStrand * 3; index++) {
    const strand = index % 3
    paths[strand].curve(fibre(end, { geometry, random: canvas.random, strand, letGo, share: (Math.floor(index / 3) + 0.5) / fibresPerStrand - 0.5 }))
  }
  const width = Math.max(1.5, canvas.width / 820)
  return paths.map((path, strand) => stroked(path, { color: strandColors(canvas.palette)[strand], width })).join('')
}

type Fibre = { geometry: Geometry; random: Random; strand: number; letGo: number; share: number }

// A fibre leaves its strand straight on, opens like a fan, and curls where its tension ends.
function fibre(end: End, { geometry, random, strand, letGo, share }: Fibre): Point[] {
  const start = onStrand(end, { geometry, index: strand, x: end.tear - end.out * 6, share })
  const fan = random.spread() * 1.15 + share * 0.9
  const length = letGo * random.between(0.5, 1.1)
  const curl = random.spread() * 1.1 + Math.sign(fan) * 0.25
  const points: Point[] = [onStrand(end, { geometry, index: strand, x: end.tear - end.out * 26, share }), start]
  let [x, y] = start
  for (let step = 1; step <= 7; step++) {
    const t = step / 7
    const angle = fan * Math.min(1, t * 1.7) * 0.95 + curl * Math.max(0, t - 0.45) ** 2 * 3.2
    x += end.out * Math.cos(angle) * (length / 7)
    y += Math.sin(angle) * (length / 7)
    points.push([x, y])
  }
  return points
}
