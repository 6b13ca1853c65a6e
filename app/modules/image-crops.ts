/** The two cut shapes of a picture in pixels (docs/behaviour/content.md#pictures). */
export const imageCrops = [
  { name: 'vertical', width: 400, height: 500 },
  { name: 'horizontal', width: 1240, height: 700 },
] as const;

/** The same as CSS ratios; a shape without one keeps the ratio of the picture. */
export const cropRatios: Readonly<Record<string, string>> = Object.fromEntries(
  imageCrops.map(({ name, width, height }) => [name, `${width} / ${height}`]),
);
