import { type Canvas, stroked } from './canvas.ts';
import { Path, type Point } from './path.ts';
import type { Random } from './random.ts';

type Wave = (x: number, nearness: number) => number;

const lines = 46;

/** The fleet with lights on it: waves that come nearer and grow, and what they reflect in pieces. */
export function water(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const horizon = height * random.between(0.02, 0.22);
  const wave = waveOf(random, height);
  const lights = Array.from({ length: Math.round(random.between(2, 4.4)) }, () => random.between(0.1, 0.9));
  let drawing = '';
  for (let line = 0; line < lines; line++) {
    const nearness = (line / (lines - 1)) ** 1.6;
    const level = horizon + (height * 1.03 - horizon) * nearness;
    const thick = height * (0.002 + 0.012 * nearness);
    const along = (x: number): Point => [x * width, level + wave(x, nearness)];
    drawing += stroked(new Path().curve(pointsBetween(-0.02, 1.02, along)), {
      color: palette.text,
      width: thick * 0.55,
    });
    for (const [index, light] of lights.entries()) {
      const reach = random.between(0.012, 0.05) * (0.5 + 1.6 * nearness);
      const at = light + random.spread() * 0.035 * (0.3 + nearness);
      const glint = new Path().curve(pointsBetween(at - reach, at + reach, along));
      drawing += stroked(glint, {
        color: palette.lines[(index + 1) % 2 === 0 ? 0 : 1],
        width: thick * 1.7,
        round: true,
      });
    }
  }
  return drawing;
}

function waveOf(random: Random, height: number): Wave {
  const parts = [3, 7, 13].map((pace) => ({ pace: pace * random.between(0.8, 1.2), at: random.between(0, 6.3) }));
  return (x, nearness) =>
    height *
    (0.003 + 0.02 * nearness) *
    parts.reduce((sum, { pace, at }, index) => {
      const drift = at + nearness * (9 + 4 * index);
      return sum + Math.sin((pace * x * 2 * Math.PI) / (0.6 + nearness) + drift) / (index + 1);
    }, 0);
}

function pointsBetween(from: number, to: number, along: (x: number) => Point): Point[] {
  const steps = Math.max(2, Math.round((to - from) * 34));
  return Array.from({ length: steps + 1 }, (_, step) => along(from + ((to - from) * step) / steps));
}
