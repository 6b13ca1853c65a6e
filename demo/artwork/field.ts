import { type Canvas, stroked } from './canvas.ts';
import { Path, type Point } from './path.ts';
import type { Random } from './random.ts';

type Wave = (x: number) => number;

const linesPerBundle = 58;
const samples = 15;

/** Bundles of lines that swing across the picture and are pinched together at one place each. */
export function field(canvas: Canvas): string {
  const { palette, random } = canvas;
  const meeting = random.between(0.42, 0.58);
  return palette.lines
    .map((color, index) => bundle(canvas, { color, pinch: meeting + (index - 1) * 0.05, index }))
    .join('');
}

function bundle(
  { width, height, random }: Canvas,
  { color, pinch, index }: { color: string; pinch: number; index: number },
): string {
  const middle = swing(random, index);
  const breadth = random.between(0.2, 0.3);
  const lean = random.between(-0.25, 0.25);
  const path = new Path();
  for (let line = 0; line < linesPerBundle; line++) {
    const share = line / (linesPerBundle - 1) - 0.5;
    path.curve(
      acrossPicture(
        (x) => [
          x * width,
          height * (0.5 + middle(x) + share * opening(x, pinch) * breadth * (1 + lean * share) * turnOver(x, pinch)),
        ],
        width,
      ),
    );
  }
  return stroked(path, { color, width: Math.max(0.9, width / 1300), opacity: 0.72 });
}

function swing(random: Random, index: number): Wave {
  const height = random.between(0.22, 0.3) * (index % 2 === 0 ? 1 : -1);
  const phase = random.between(-0.5, 0.5) + index * 0.55;
  const pace = random.between(1.05, 1.45);
  return (x) => height * Math.sin(2 * Math.PI * pace * (x - 0.5) + phase) * (0.75 + 0.25 * Math.cos(Math.PI * x));
}

/** Wide at both ends, nearly nothing at the pinch. */
function opening(x: number, pinch: number): number {
  return 0.035 + 1.3 * (1 - Math.exp(-(((x - pinch) / 0.34) ** 2)));
}

// Behind the pinch the bundle has turned over, as a twisted band does.
function turnOver(x: number, pinch: number): number {
  return Math.tanh((x - pinch) * 14);
}

function acrossPicture(place: (x: number) => Point, width: number): Point[] {
  const margin = 10 / width;
  return Array.from({ length: samples + 1 }, (_, index) => place(-margin + ((1 + 2 * margin) * index) / samples));
}
