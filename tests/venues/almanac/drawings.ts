const inks = { night: '#231c38', dawn: '#f5c9bd', plum: '#6b2270', mist: '#f6f4f9' } as const;

/** Lines of equal pressure around a high that drifts to the right as it rises. */
export function isobars(width: number, height: number): string {
  const rings = Array.from({ length: 26 }, (_, index) => ring({ index, width, height, centre: 0.62 }));
  return drawing({ width, height, ground: inks.dawn, lines: rings, ink: inks.night });
}

/** The innermost of them, to the right: words stand beside it. */
export function high(width: number, height: number): string {
  const rings = Array.from({ length: 10 }, (_, index) => ring({ index, width, height, centre: 0.78 }));
  return drawing({ width, height, ground: inks.dawn, lines: rings, ink: inks.night });
}

/** Thirty days of a barograph, one line below the other; a storm goes through them. */
export function barograph(width: number, height: number): string {
  const days = Array.from({ length: 30 }, (_, day) => {
    const top = height * 0.14 + (day * height * 0.76) / 30;
    return path(0, width, 12, (x) => top - dip(x / width, day) * height * 0.11);
  });
  return drawing({ width, height, ground: inks.night, lines: days, ink: inks.dawn });
}

/** Evening: the lines of the sky stand closer the nearer they are to the horizon. */
export function evening(width: number, height: number): string {
  const lines = Array.from({ length: 34 }, (_, index) => {
    const y = height * (1 - (1 - index / 34) ** 2.4) * 0.86;
    return path(0, width, 24, (x) => y + Math.sin(x / 190 + index * 0.7) * (34 - index) * 0.22);
  });
  return drawing({ width, height, ground: inks.mist, lines, ink: inks.plum });
}

type Ring = { index: number; width: number; height: number; centre: number };

function ring({ index, width, height, centre }: Ring): string {
  const size = (index + 1) * height * 0.042;
  const [x, y] = [width * centre + index * width * 0.006, height * 0.52 - index * height * 0.004];
  const points = Array.from({ length: 181 }, (_, step) => {
    const angle = (step / 180) * 2 * Math.PI;
    const swell = 1 + 0.13 * Math.sin(2 * angle + index * 0.11) + 0.05 * Math.sin(5 * angle - index * 0.23);
    return `${round(x + Math.cos(angle) * size * swell * 1.35)} ${round(y + Math.sin(angle) * size * swell)}`;
  });
  return `M${points.join('L')}Z`;
}

function dip(at: number, day: number): number {
  const storm = Math.exp(-(((at - 0.3 - day * 0.014) / 0.055) ** 2)) * Math.exp(-(((day - 15) / 8) ** 2));
  return storm + 0.05 * Math.sin(at * 31 + day * 1.9) + 0.03 * Math.sin(at * 67 - day);
}

function path(from: number, to: number, step: number, height: (x: number) => number): string {
  const points: string[] = [];
  for (let x = from; x < to + step; x += step) points.push(`${x} ${round(height(x))}`);
  return `M${points.join('L')}`;
}

type Drawing = { width: number; height: number; ground: string; lines: string[]; ink: string };

function drawing({ width, height, ground, lines, ink }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/><path fill="none" stroke="${ink}" stroke-width="1.6" d="${lines.join('')}"/></svg>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
