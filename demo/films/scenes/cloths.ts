import { type Canvas, stroked } from '../../artwork/canvas.ts';
import { Path, type Point } from '../../artwork/path.ts';

/** Two cloths over each other; one breathes in the wind, and rings run over both that nobody has woven. */
export function cloths(canvas: Canvas, moment: number): string {
  const { width, height, palette } = canvas;
  const pitch = height / 84;
  const turn = 2 * Math.PI * moment;
  const breath = 1 + 0.22 * Math.sin(turn);
  const [eyeX, eyeY] = [width * (0.42 + 0.06 * Math.cos(turn)), height * (0.52 + 0.05 * Math.sin(turn))];
  const ring = height * 0.19;
  const bulge = (x: number, y: number) => {
    const far = Math.hypot(x - eyeX, (y - eyeY) * 1.15) / ring;
    return pitch * breath * (7 * Math.exp(-(far ** 2) / 5) - 0.9 * Math.sin(far * 1.1 - turn));
  };
  const flat = layer(canvas, { pitch, place: (_x, y) => y });
  const blown = layer(canvas, { pitch, place: (x, y) => y - 0.05 * (x - width / 2) - bulge(x, y) });
  return (
    stroked(flat, { color: palette.text, width: pitch * 0.42 }) +
    stroked(blown, { color: palette.lines[1], width: pitch * 0.42 })
  );
}

function layer(
  { width, height }: Canvas,
  { pitch, place }: { pitch: number; place: (x: number, y: number) => number },
): Path {
  const path = new Path();
  for (let level = -height * 0.3; level < height * 1.3; level += pitch) {
    const thread: Point[] = Array.from({ length: 65 }, (_, index) => {
      const x = (width * 1.04 * index) / 64 - width * 0.02;
      return [x, place(x, level)];
    });
    path.curve(thread);
  }
  return path;
}
