import { type Canvas, filled, stroked } from './canvas.ts';
import { itemAt } from './item-at.ts';
import { Path, type Point } from './path.ts';

/** The wall of bobbins behind the machine: every one with its yarn, some of them empty. */
export function bobbins(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const across = Math.round(random.between(4, 8));
  const pitch = width / across;
  const isStaggered = random.between(0, 1) < 0.6;
  let drawing = '';
  for (let row = 0; row * pitch * 0.9 < height + pitch; row++) {
    const shift = isStaggered && row % 2 === 1 ? pitch / 2 : 0;
    for (let column = 0; column <= across; column++)
      drawing += bobbin(canvas, { middle: [column * pitch + shift, pitch * (0.45 + row * 0.9)], pitch });
  }
  return drawing;
}

function bobbin({ palette, random }: Canvas, { middle, pitch }: { middle: Point; pitch: number }): string {
  const flange = pitch * 0.42;
  const fill = random.between(0.15, 1);
  const color = itemAt(palette.lines, Math.floor(random.between(0, 2.999)));
  const hub = flange * 0.3;
  const yarn = new Path();
  const wound = hub + (flange * 0.86 - hub) * fill;
  for (let radius = hub; radius < wound; radius += pitch * 0.026) yarn.circle(middle, radius);
  return (
    filled(new Path().circle(middle, flange), palette.text) +
    filled(new Path().circle(middle, flange * 0.92), palette.ground) +
    stroked(yarn, { color, width: pitch * 0.019 }) +
    filled(new Path().circle(middle, hub * 0.72), palette.text) +
    filled(new Path().circle(middle, hub * 0.3), palette.ground)
  );
}
