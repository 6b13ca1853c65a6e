import {
  type CropName,
  closeUpWidth,
  crops,
  type RenditionFormat,
  renditionFormats,
  renditionWidths,
} from './limits.ts';

/** The part of a media row that decides where its pictures are found. */
export type Addressable = {
  id: string;
  kind: string;
  hash: string;
  name: string;
  mime: string;
  width: number | null;
  height: number | null;
  focal: { x: number; y: number };
};

const mimeOf = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const satisfies Record<
  RenditionFormat,
  string
>;

/** Address of a file that is not a raster picture; the original of a raster picture has none. */
export function fileAddress(media: Addressable): string {
  return `/media/${media.id}/${media.hash.slice(0, 12)}/${encodeURIComponent(media.name)}`;
}

/** Address of one rendition. Its name holds everything it depends on, so it may be cached for ever. */
export function renditionAddress(media: Addressable, width: number, format: RenditionFormat): string {
  return `/media/${media.id}/${media.hash.slice(0, 12)}/w${width}.${format}`;
}

/** Address of a crop around the focal point; moving the point changes the address. */
export function cropAddress(media: Addressable, crop: CropName, format: RenditionFormat): string {
  if (media.kind === 'vector') return fileAddress(media);
  return `/media/${media.id}/${media.hash.slice(0, 12)}/${crop}-${percent(media.focal.x)}-${percent(media.focal.y)}.${format}`;
}

/** The widths offered for a picture: none wider than the original, except that the smallest always exists. */
export function widthsFor(width: number): number[] {
  const offered = renditionWidths.filter((candidate) => candidate <= width);
  return offered.length > 0 ? [...offered] : [renditionWidths[0]];
}

/** Every width a rendition may be asked for in: those offered and, where the original has it, the one for a close look. */
export function servedWidthsFor(width: number): number[] {
  return [...widthsFor(width), ...(width >= closeUpWidth ? [closeUpWidth] : [])];
}

type Sources = ReturnType<typeof pictureSources>;

/** The same picture for a close look: at its widest; null where it has no more to show than a page already does. */
export function closeUpSources({
  src,
  sources,
  width,
}: Pick<Sources, 'src' | 'sources'> & { width: number }): Sources | null {
  const isVector = sources.length === 0;
  if (isVector) return { src, sources };
  if (width < closeUpWidth) return null;
  const widest = (address: string) => address.replace(/\/w\d+\./, `/w${closeUpWidth}.`);
  return {
    src: widest(src),
    sources: sources.map(({ type, srcset }) => ({ type, srcset: widest(srcset.split(' ')[0] ?? '') })),
  };
}

/** `src` and one srcset per modern format, best first; a vector picture is its own rendition. */
export function pictureSources(media: Addressable): {
  src: string;
  sources: { type: 'image/avif' | 'image/webp' | 'image/jpeg'; srcset: string }[];
} {
  if (media.kind === 'vector') return { src: fileAddress(media), sources: [] };
  const widths = widthsFor(media.width ?? 0);
  const sources = renditionFormats.map((format) => ({
    type: mimeOf[format],
    srcset: widths.map((width) => `${renditionAddress(media, width, format)} ${width}w`).join(', '),
  }));
  return { src: renditionAddress(media, widths.at(-1) ?? renditionWidths[0], 'jpeg'), sources };
}

/** The crops as plain addresses: `{ vertical: …, horizontal: … }`. */
export function thumbnails(media: Addressable): Record<CropName, string> {
  const names = Object.keys(crops) as CropName[];
  return Object.fromEntries(names.map((name) => [name, cropAddress(media, name, 'jpeg')])) as Record<CropName, string>;
}

/** CSS object-position of a focal point given as fractions of width and height. */
export function objectPosition(focal: { x: number; y: number }): string {
  return `${percent(focal.x)}% ${percent(focal.y)}%`;
}

function percent(fraction: number): number {
  return Math.round(Math.min(1, Math.max(0, fraction)) * 100);
}
