const MEBIBYTE = 1024 * 1024;

/** Largest upload per kind, in bytes. */
export const maxBytes = {
  image: 32 * MEBIBYTE,
  vector: 1 * MEBIBYTE,
  file: 64 * MEBIBYTE,
  audio: 128 * MEBIBYTE,
  video: 256 * MEBIBYTE,
} as const;

/** A limit as people say it: so many MB. */
export function inMegabytes(bytes: number): number {
  return bytes / MEBIBYTE;
}

/** Largest picture that is decoded: 64 megapixels, a little more than today's cameras deliver. */
export const maxPixels = 64_000_000;

/**
 * A decode that takes more of the processor or of memory than this is a bomb, not a picture. By the clock of its process,
 * because the machine may be busy with other work.
 */
export const decodeProcessorMs = 30_000;
/** Until a process that does nothing any more is ended. */
export const decodeTimeoutMs = 120_000;
export const decodeMemoryBytes = 1536 * MEBIBYTE;

/** Widths of screens, xs to xxl, in CSS pixels (docs/behaviour/content.md#pictures). */
export const renditionWidths = [320, 640, 768, 1024, 1280, 1536] as const;

/** The width that only whoever looks closely asks for; no list of sources names it. */
export const closeUpWidth = 2560;

/** Crops of pictures and the card shown where an address is shared, in pixels (docs/behaviour/content.md#pictures). */
export const crops = {
  vertical: { width: 400, height: 500 },
  horizontal: { width: 1240, height: 700 },
  share: { width: 1200, height: 630 },
} as const;

export type CropName = keyof typeof crops;

export const renditionFormats = ['avif', 'webp', 'jpeg'] as const;
export type RenditionFormat = (typeof renditionFormats)[number];
