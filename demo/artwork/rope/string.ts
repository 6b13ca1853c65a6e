import { type Canvas, stroked } from '../canvas.ts';
import { itemAt } from '../item-at.ts';
import { Path, type Point } from '../path.ts';

const linesPerString = 22;

/** Three strings, each caught in many moments of one standing wave. */
export function string(canvas: Canvas): string {
  const { palette, height, random } = canvas;
  const loops = [Math.round(random.between(0.6, 2.4)), Math.round(random.between(2, 3.4)), 4];
  return palette.lines
    .map((color, index) =>
      vibration(canvas, { color, loops: itemAt(loops, index), level: (height * (index + 0.5)) / 3 }),
    )
    .join('');
}

function vibration(canvas: Canvas, { color, loops, level }: { color: string; loops: number; level: number }): string {
  const { width, height, random } = canvas;
  const reach = height * random.between(0.11, 0.135);
  const colour = random.between(0.12, 0.28);
  const hanging = random.between(0.5, 2.5);
  const shape = (x: number) =>
    Math.sin(Math.PI * loops * x) * (1 - colour + colour * Math.cos(Math.PI * 2 * x + hanging)) +
    0.1 * colour * Math.sin(2 * Math.PI * loops * x);
  const inset = width * 0.03;
  const path = new Path();
  for (let line = 0; line < linesPerString; line++) {
    const moment = Math.cos((Math.PI * line) / (linesPerString - 1));
    path.curve(alongString((x) => [inset + x * (width - 2 * inset), level + reach * moment * shape(x)], loops));
  }
  return stroked(path, { color, width: Math.max(1, width / 1000), opacity: 0.85 });
}

function alongString(place: (x: number) => Point, loops: number): Point[] {
  const steps = loops * 6 + 6;
  return Array.from({ length: steps + 1 }, (_, index) => place(index / steps));
}
