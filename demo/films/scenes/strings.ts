import { type Canvas, stroked } from '../../artwork/canvas.ts';
import { Path, type Point } from '../../artwork/path.ts';

/**
 * Loops per string, when it is plucked as a share of the film, and its tone in hertz: whole multiples of 58.2, at which the great chain of
 * the concert in the Long Walk sounds (article `quartett-stimmt`).
 */
const strings = [
  { modes: [1, 2, 3, 5], pluckedAt: -0.05, hertz: 116.4, swingsPerLoop: 27 },
  { modes: [1, 2, 4, 5], pluckedAt: 0.28, hertz: 174.6, swingsPerLoop: 36 },
  { modes: [1, 3, 4, 6], pluckedAt: 0.61, hertz: 232.8, swingsPerLoop: 45 },
];
export const stringSeconds = 9;
const trail = 44;
/** So much of the loop the trail of a string reaches back. */
const trailLength = 0.04;
/** How fast the slowest part dies away, per loop. */
const decay = 2.5;

/** Three strings, plucked in turn; each is drawn where it is and where it has just been. */
export function stringScene(canvas: Canvas, moment: number): string {
  const { height, palette } = canvas;
  return strings
    .map((string, index) => {
      const level = (height * (index + 0.5)) / strings.length;
      const color = palette.lines[index] ?? palette.text;
      return drawString(canvas, { string, level, color, moment });
    })
    .join('');
}

type Drawn = { string: (typeof strings)[number]; level: number; color: string; moment: number };

function drawString({ width, height }: Canvas, { string, level, color, moment }: Drawn): string {
  const reach = height * 0.2;
  const inset = width * 0.03;
  let drawing = '';
  for (let back = trail; back >= 0; back--) {
    const at = moment - (trailLength * back) / trail;
    const points: Point[] = Array.from({ length: 73 }, (_, index) => {
      const x = index / 72;
      return [inset + x * (width - 2 * inset), level + reach * displacement(string, x, at)];
    });
    const opacity = back === 0 ? 1 : Number((0.6 * (1 - back / trail) + 0.1).toFixed(3));
    drawing += stroked(new Path().curve(points), { color, width: height * (back === 0 ? 0.005 : 0.0018), opacity });
  }
  return drawing;
}

/** Where a string is: its partial vibrations, the higher ones smaller and sooner gone (plucked at a fifth of its length). */
function displacement(
  { modes, pluckedAt, swingsPerLoop }: (typeof strings)[number],
  x: number,
  moment: number,
): number {
  const since = (((moment - pluckedAt) % 1) + 1) % 1;
  const rise = Math.min(1, since / 0.012);
  return (
    modes.reduce((sum, mode) => {
      const size = Math.abs(Math.sin((Math.PI * mode) / 5.4)) / mode ** 1.25;
      const swing = Math.cos(2 * Math.PI * swingsPerLoop * mode * 0.25 * since);
      return sum + size * swing * Math.exp(-decay * since * (0.7 + 0.3 * mode)) * Math.sin(Math.PI * mode * x);
    }, 0) * rise
  );
}

const partials = 9;

/** The tone of the same three strings. What has not died away when the film begins again sounds on. */
export function stringTone(time: number): number {
  return (
    strings.reduce((sum, { pluckedAt, hertz }) => {
      const since = (((time / stringSeconds - pluckedAt) % 1) + 1) % 1;
      return sum + pluck(since * stringSeconds, hertz);
    }, 0) * 0.3
  );
}

function pluck(since: number, hertz: number): number {
  const attack = Math.min(1, since / 0.004);
  // The last moments go to nothing, so that the pluck begins in silence of its own.
  const release = Math.min(1, (stringSeconds - since) / 0.3);
  let tone = 0;
  for (let partial = 1; partial <= partials; partial++) {
    // A string that is not without stiffness: its partials lie a little above the whole multiples.
    const pitch = hertz * partial * Math.sqrt(1 + 0.00035 * partial ** 2);
    const size = Math.abs(Math.sin((Math.PI * partial) / 5.4)) / partial ** 1.15;
    tone += size * Math.exp(-since * (0.55 + 0.32 * partial)) * Math.sin(2 * Math.PI * pitch * since);
  }
  return tone * attack * release;
}
