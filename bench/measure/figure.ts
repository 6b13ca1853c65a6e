/** One measured value and what it must be; `note` holds what stands behind it. */
export type Figure = { name: string; value: number; unit: string; note?: string } & (
  | { least: number }
  | { most: number }
  | { isInformation: true }
);

export function isMet(figure: Figure): boolean {
  if ('least' in figure) return figure.value >= figure.least;
  return 'most' in figure ? figure.value <= figure.most : true;
}

/** `met     cached page, brotli    0.97 (at least 0.85)  20412/s, bare 21034/s` */
export function lineOf(figure: Figure): string {
  const mark = 'isInformation' in figure ? '·' : isMet(figure) ? 'met' : 'MISSED';
  const value = `${rounded(figure.value)} ${figure.unit}`.trim();
  const bound = 'least' in figure ? ` (at least ${figure.least})` : 'most' in figure ? ` (at most ${figure.most})` : '';
  return `${mark.padEnd(7)} ${figure.name.padEnd(44)} ${value}${bound}${figure.note ? `  ${figure.note}` : ''}`;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that this share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

function rounded(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);
}
