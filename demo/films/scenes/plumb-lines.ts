import { type Canvas, filled, stroked } from '../../artwork/canvas.ts';
import { Path, type Point } from '../../artwork/path.ts';

export const plumbSeconds = 10;
/** Swings of the longest line in one loop; every shorter one makes one more, so all begin together again. */
const fewestSwings = 9;
const lines = 12;
/** The film begins a little after all hung together, when they have just spread. */
const begunBefore = 0.05;
const widestSwing = 0.62;

/** Twelve plumb lines hang from one nail. Each is as long as its swing asks for: the square of the time. */
export function plumbLines(canvas: Canvas, moment: number): string {
  const { width, height, palette } = canvas;
  const nail: Point = [width / 2, height * 0.02];
  const bobs = Array.from({ length: lines }, (_, index) => {
    const swings = fewestSwings + index;
    const length = height * 0.9 * (fewestSwings / swings) ** 2;
    const angle = widestSwing * Math.cos(2 * Math.PI * swings * (moment + begunBefore));
    const place: Point = [nail[0] + length * Math.sin(angle), nail[1] + length * Math.cos(angle)];
    return { place, color: palette.lines[index % 3] ?? palette.text, radius: height * (0.034 - 0.0012 * index) };
  });
  return (
    bobs
      .map(({ place }) => stroked(new Path().polyline([nail, place]), { color: palette.text, width: height * 0.0028 }))
      .join('') +
    bobs.map((bob) => weight(canvas, bob)).join('') +
    filled(new Path().circle(nail, height * 0.012), palette.text)
  );
}

function weight(
  { palette }: Canvas,
  { place, color, radius }: { place: Point; color: string; radius: number },
): string {
  return (
    filled(new Path().circle(place, radius * 1.22), palette.ground) + filled(new Path().circle(place, radius), color)
  );
}

/** A scale of five tones: whichever sound together, they agree. */
const scale = [0, 2, 4, 7, 9];
const lowest = 196;
const ringing = 0.9;

/** Every line rings when it passes the middle on its way to the left. */
export function plumbTone(time: number): number {
  let tone = 0;
  for (let index = 0; index < lines; index++) {
    const swings = fewestSwings + index;
    const between = plumbSeconds / swings;
    const since = (((time + begunBefore * plumbSeconds - between / 4) % between) + between) % between;
    const step = (scale[index % scale.length] ?? 0) + 12 * Math.floor(index / scale.length);
    const hertz = lowest * 2 ** (step / 12);
    // Two passes are heard at once where one rings longer than its swing.
    for (const gone of [since, since + between]) if (gone < ringing) tone += chime(gone, hertz);
  }
  return tone * 0.11;
}

function chime(since: number, hertz: number): number {
  const fade = Math.min(1, since / 0.003) * Math.exp(-5 * since) * Math.min(1, (ringing - since) / 0.1);
  const turn = 2 * Math.PI * hertz * since;
  return fade * (Math.sin(turn) + 0.25 * Math.exp(-12 * since) * Math.sin(3.93 * turn));
}
