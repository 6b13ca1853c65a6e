import { type Canvas, filled, stroked } from '../../artwork/canvas.ts';
import { Path, type Point } from '../../artwork/path.ts';

/** As many bobbins run with the clock as against it. */
const perDirection = 10;
/** Places that a bobbin moves on in one loop; all of one direction look alike, so every place is the first again. */
const placesPerLoop = 2;

type Bobbin = { angle: number; radius: number; color: string };

/** The braiding machine from above: bobbins dance around each other, in and out, and their yarns meet in the middle. */
export function braider(canvas: Canvas, moment: number): string {
  const { width, height, palette } = canvas;
  const middle: Point = [width / 2, height / 2];
  const size = height * 0.56;
  const [withClock, against] = [palette.lines[0], palette.lines[2]];
  const all = [
    ...bobbinsOf({ direction: 1, moment, size, color: withClock }),
    ...bobbinsOf({ direction: -1, moment, size, color: against }),
    // Whoever runs outside leads its yarn over the others.
  ].sort((one, other) => one.radius - other.radius);
  return (
    tracks(canvas, middle, size) +
    all.map((bobbin) => yarn(canvas, middle, bobbin)).join('') +
    braid(canvas, { middle, moment, inks: [withClock, against] }) +
    all.map((bobbin) => carrier(canvas, middle, bobbin)).join('')
  );
}

/** Both tracks wind around a ring and cross between any two places. */
function radiusAt(angle: number, direction: number, size: number): number {
  return size * (1 + 0.15 * direction * Math.cos(perDirection * angle));
}

function bobbinsOf({
  direction,
  moment,
  size,
  color,
}: {
  direction: 1 | -1;
  moment: number;
  size: number;
  color: string;
}): Bobbin[] {
  const step = (2 * Math.PI) / perDirection;
  return Array.from({ length: perDirection }, (_, index) => {
    const angle = direction * step * (index + 0.25 + moment * placesPerLoop);
    return { angle, radius: radiusAt(angle, direction, size), color };
  });
}

function tracks({ palette, height }: Canvas, middle: Point, size: number): string {
  return [1, -1]
    .map((direction) => {
      const points = Array.from({ length: 193 }, (_, index) => {
        const angle = (index / 192) * 2 * Math.PI;
        return at(middle, angle, radiusAt(angle, direction, size));
      });
      return stroked(new Path().curve(points), { color: palette.text, width: height * 0.006, opacity: 0.35 });
    })
    .join('');
}

function at([x, y]: Point, angle: number, radius: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

function yarn({ height, palette }: Canvas, middle: Point, { angle, radius, color }: Bobbin): string {
  // It leads past the middle on one side: the braid has a thickness.
  const from = at(middle, angle, radius);
  const to = at(middle, angle + 0.9, height * 0.07);
  const line = new Path().polyline([from, to]);
  return (
    stroked(line, { color: palette.ground, width: height * 0.03 }) +
    stroked(line, { color, width: height * 0.019, round: true })
  );
}

function carrier({ height, palette }: Canvas, middle: Point, { angle, radius, color }: Bobbin): string {
  const place = at(middle, angle, radius);
  const flange = height * 0.075;
  const wound = new Path();
  for (let ring = flange * 0.42; ring < flange * 0.86; ring += flange * 0.09) wound.circle(place, ring);
  return (
    filled(new Path().circle(place, flange * 1.12), palette.ground) +
    filled(new Path().circle(place, flange), palette.text) +
    filled(new Path().circle(place, flange * 0.92), palette.ground) +
    stroked(wound, { color, width: flange * 0.075 }) +
    filled(new Path().circle(place, flange * 0.26), palette.text)
  );
}

/** What has been braided, seen from its end: it sinks away under the machine. */
function braid(
  { height, palette }: Canvas,
  { middle, moment, inks }: { middle: Point; moment: number; inks: [string, string] },
): string {
  const outer = height * 0.13;
  let drawing = filled(new Path().circle(middle, outer * 1.1), palette.ground);
  const turn = (moment * placesPerLoop * 2 * Math.PI) / perDirection;
  for (let ring = 0; ring < 6; ring++) {
    const radius = outer * (1 - ring * 0.155);
    for (let index = 0; index < perDirection * 2; index++) {
      const isWithClock = (index + ring) % 2 === 0;
      const angle = (index * Math.PI) / perDirection + (ring % 2 === 0 ? turn : -turn);
      const stitch = new Path().polyline([
        at(middle, angle, radius),
        at(middle, angle + (isWithClock ? 0.3 : -0.3), radius * 0.82),
      ]);
      drawing += stroked(stitch, { color: isWithClock ? inks[0] : inks[1], width: outer * 0.1, round: true });
    }
  }
  return drawing + filled(new Path().circle(middle, outer * 0.16), palette.ground);
}
