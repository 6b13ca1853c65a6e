import { type Canvas, filled, stroked } from './canvas.ts'
import { knotCurve } from './knot-curve.ts'
import type { KnotVariant } from './method.ts'
import { knotVariants } from './method.ts'
import { type Palette, yellow } from './palette.ts'
import { Path, type Point } from './path.ts'
import { lightAt, sideOf, speedAt, type Tube, type Yarn, yarnEdge } from './tube.ts'

type Piece = { yarns: Yarn[]; spacing: number[]; depth: number }

// In radii of the rope. A long rope takes coarser yarn, or the picture grows too heavy to send.
const finestSpacing = 0.125
const mostYarns = 560

/** One rope tied into a closed knot, painted back to front with a casing where it crosses itself. */
export function knot(canvas: Canvas): string {
  const tube = knotCurve(variantOf(canvas), canvas)
  const pieces = cutIntoPieces(tube).sort((a, b) => a.depth - b.depth)
  return pieces.map((piece) => paintPiece(piece, canvas)).join('')
}

function variantOf({ variant, random }: Canvas): KnotVariant {
  const known = knotVariants.find((name) => name === variant)
  return known ?? knotVariants[Math.floor(random.between(0, knotVariants.length))]
}

function cutIntoPieces(tube: Tube): Piece[] {
  const spacings = evenSpacings(tube)
  const pieces: Piece[] = []
  let s = 0
  for (let index = 0; index < spacings.length; index += 6) {
    const piece: Piece = { yarns: [], spacing: spacings.slice(index, index + 6), depth: 0 }
    for (const spacing of piece.spacing) {
      const place = tube(s + spacing / 2)
      piece.yarns.push({ tube, s: s + spacing / 2, advance: (0.75 * place.radius) / speedAt(place), samples: 3 })
      piece.depth += place.z / piece.spacing.length
      s += spacing
    }
    pieces.push(piece)
  }
  return pieces
}

// The last yarn must meet the first, so the spacing is stretched until a whole number fits.
function evenSpacings(tube: Tube): number[] {
  const yarnSpacing = Math.max(finestSpacing, lengthInRadii(tube) / mostYarns)
  const spacings: number[] = []
  let s = 0
  while (s < 1) {
    const place = tube(s)
    const spacing = (yarnSpacing * place.radius) / speedAt(place)
    spacings.push(spacing)
    s += spacing
  }
  return spacings.map((spacing) => spacing / s)
}

function lengthInRadii(tube: Tube): number {
  const steps = Array.from({ length: 240 }, (_, index) => tube(index / 240))
  return steps.reduce((sum, place) => sum + speedAt(place) / place.radius / steps.length, 0)
}

function paintPiece({ yarns, spacing, depth }: Piece, { palette, theme }: Canvas): string {
  const [first, last] = [yarns[0], yarns[yarns.length - 1]]
  const overlap = spacing[0] * 0.75
  const casing = new Path().polyline([...casingEdge(first, -overlap), ...casingEdge(last, overlap).toReversed()], { closed: true })
  const lines = new Path()
  for (const [index, yarn] of yarns.entries()) {
    const half = (t: number) => (spacing[index] / 2) * inkShare(yarn, t, { depth, light: theme === 'cc03' })
    lines.ribbon(yarnEdge(yarn, (t) => -half(t)), yarnEdge(yarn, half))
  }
  const color = lineColor(palette)
  return filled(casing, palette.ground) + stroked(limbs(yarns, overlap), { color, width: first.tube(first.s).radius * 0.035 }) + filled(lines, color)
}

function lineColor(palette: Palette): string {
  return palette.lines[0] === yellow ? yellow : palette.text
}

// Along the yarn, and beyond both silhouettes by the breadth of the gap.
function casingEdge(yarn: Yarn, offset: number): Point[] {
  const edge = yarnEdge(yarn, () => offset)
  return [widen(yarn, edge[0], { t: 0, offset }), ...edge, widen(yarn, edge[edge.length - 1], { t: 1, offset })]
}

function widen({ tube, s, advance }: Yarn, [x, y]: Point, { t, offset }: { t: 0 | 1; offset: number }): Point {
  const place = tube(s + advance * (t - 0.5) + offset)
  const [sideX, sideY] = sideOf(place)
  const gap = place.radius * 0.17 * (t === 0 ? 1 : -1)
  return [x + sideX * gap, y + sideY * gap]
}

function limbs(yarns: Yarn[], overlap: number): Path {
  const first = yarnEdge({ ...yarns[0], samples: 1 }, () => -overlap * 0.8)
  const last = yarnEdge({ ...yarns[yarns.length - 1], samples: 1 }, () => overlap * 0.8)
  const middles = yarns.map((yarn) => yarnEdge({ ...yarn, samples: 1 }, () => 0))
  const rows = [first, ...middles, last]
  return new Path().polyline(rows.map(([left]) => left)).polyline(rows.map(([, right]) => right))
}

/** Yellow yarn on dark is the light itself; black yarn is the shadow. Deep places lie in shadow. */
function inkShare(yarn: Yarn, t: number, { depth, light }: { depth: number; light: boolean }): number {
  const brightness = lightAt(yarn, t) ** 1.15 * (0.72 + 0.28 * depth)
  const share = light ? 0.16 + 0.84 * brightness : 1.02 - 1.05 * brightness
  const edge = Math.sin(Math.PI * Math.min(Math.max(t, 0.02), 0.98)) ** 0.25
  return Math.min(Math.max(share, 0.1), 0.94) * edge
}
