import { type Canvas, stroked } from './canvas.ts'
import { Path, type Point } from './path.ts'

/** Two layers of thread, one straight and one slightly bulged: rings appear that nobody drew. */
export function moire(canvas: Canvas): string {
  const { width, height, random, theme, palette } = canvas
  const pitch = Math.max(height / 92, 5.5)
  const slope = random.between(-0.16, 0.16)
  const eye: Point = [width * random.between(0.3, 0.7), height * random.between(0.55, 0.8)]
  const bulge = random.between(0.9, 1.15) / (Math.min(width, height) * 0.115) ** 2
  const pens = theme === 'cc03' ? [palette.lines[0], palette.text] : [palette.text, palette.text]
  const straight = layer(canvas, { pitch, slope, bend: () => 0 })
  const bent = layer(canvas, { pitch, slope, bend: ([x, y]) => pitch * bulge * ((x - eye[0]) ** 2 + (y - eye[1]) ** 2) })
  return stroked(straight, { color: pens[0], width: pitch * 0.46 }) + stroked(bent, { color: pens[1], width: pitch * 0.42 })
}

type Layer = { pitch: number; slope: number; bend: (point: Point) => number }

function layer({ width, height }: Canvas, { pitch, slope, bend }: Layer): Path {
  const path = new Path()
  const corners: Point[] = [[0, 0], [width, 0], [0, height], [width, height]]
  const heights = corners.map(([x, y]) => y + slope * x + bend([x, y]))
  const last = Math.ceil(Math.max(...heights) / pitch) + 1
  for (let thread = Math.floor(Math.min(...heights, 0) / pitch) - 1; thread <= last; thread++) {
    addThread(path, { width, height, level: thread * pitch, slope, bend })
  }
  return path
}

type Thread = { width: number; height: number; level: number; slope: number; bend: (point: Point) => number }

function addThread(path: Path, thread: Thread): void {
  const { width, height } = thread
  const points = Array.from({ length: 9 }, (_, index) => settle(thread, (width * 1.04 * index) / 8 - width * 0.02))
  let run: Point[] = []
  for (const [index, point] of points.entries()) {
    const touches = [index - 1, index, index + 1].some((near) => points[near] && points[near][1] > -20 && points[near][1] < height + 20)
    if (touches) run.push(point)
    if ((!touches || index === 8) && run.length > 1) path.curve(run)
    if (!touches) run = []
  }
}

/** Finds where a thread of the given level passes x, by Newton's rule on the bent height. */
function settle({ level, slope, bend }: Thread, x: number): Point {
  let y = level - slope * x
  for (let step = 0; step < 8; step++) {
    const miss = y + slope * x + bend([x, y]) - level
    y -= miss / (1 + bend([x, y + 0.5]) - bend([x, y - 0.5]))
  }
  return [x, y]
}
