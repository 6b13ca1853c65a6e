/** What the package does not say of itself; only what scripts/fonts.ts asks of it. */
declare module 'subset-font' {
  export default function subset(
    font: Uint8Array,
    letters: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      keepFeatures: readonly string[];
      variationAxes?: Record<string, { min: number; max: number }>;
    },
  ): Promise<Uint8Array>;
}
