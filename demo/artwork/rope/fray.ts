import { type Canvas, stroked } from '../canvas.ts';
import { itemAt } from '../item-at.ts';
import { Path, type Point } from '../path.ts';
import type { Random } from '../random.ts';
import { type FlatRope, onStrand, type RopeEnd, strands } from './torn-strands.ts';

const fibresPerStrand = 22;

/** A rope that has parted: two ends of three strands, and the fibres that let go. */
export function fray(canvas: Canvas): string {
  const { width, height, random, palette } = canvas;
  // On a narrow sheet the rope keeps its slenderness and is drawn out.
  const measure = Math.min(height, width * 0.3);
  const geometry = {
    level: height * 0.5,
    reach: measure * 0.05,
    pitch: Math.min(height * 0.72, width * 0.6),
    band: measure * 0.095,
  };
  const middle = width * random.between(0.49, 0.53);
  const letGo = Math.min(width * (height > width / 2 ? 0.26 : 0.19), height * 0.68);
  const ends: RopeEnd[] = [
    { edge: -10, tear: middle - letGo, out: 1, phase: random.between(0, 6.28) },
    { edge: width + 10, tear: middle + letGo, out: -1, phase: random.between(0, 6.28) },
  ];
  return ends.map((end) => strands(end, { geometry, palette }) + fibres(end, { geometry, canvas, letGo })).join('');
}

function fibres(
  end: RopeEnd,
  { geometry, canvas, letGo }: { geometry: FlatRope; canvas: Canvas; letGo: number },
): string {
  const paths = canvas.palette.lines.map(() => new Path());
  for (let index = 0; index < fibresPerStrand * 3; index++) {
    const strand = index % 3;
    itemAt(paths, strand).curve(
      fibre(end, {
        geometry,
        random: canvas.random,
        strand,
        letGo,
        share: (Math.floor(index / 3) + 0.5) / fibresPerStrand - 0.5,
      }),
    );
  }
  const width = Math.max(1.5, canvas.width / 820);
  return paths.map((path, strand) => stroked(path, { color: itemAt(canvas.palette.lines, strand), width })).join('');
}

type Fibre = { geometry: FlatRope; random: Random; strand: number; letGo: number; share: number };

// A fibre leaves its strand straight on, opens like a fan, and curls where its tension ends.
function fibre(end: RopeEnd, { geometry, random, strand, letGo, share }: Fibre): Point[] {
  const start = onStrand(end, { geometry, index: strand, x: end.tear - end.out * 6, share });
  const fan = random.spread() * 1.15 + share * 0.9;
  const length = letGo * random.between(0.5, 1.1);
  const curl = random.spread() * 1.1 + Math.sign(fan) * 0.25;
  const points: Point[] = [onStrand(end, { geometry, index: strand, x: end.tear - end.out * 26, share }), start];
  let [x, y] = start;
  for (let step = 1; step <= 7; step++) {
    const t = step / 7;
    const angle = fan * Math.min(1, t * 1.7) * 0.95 + curl * Math.max(0, t - 0.45) ** 2 * 3.2;
    x += end.out * Math.cos(angle) * (length / 7);
    y += Math.sin(angle) * (length / 7);
    points.push([x, y]);
  }
  return points;
}
