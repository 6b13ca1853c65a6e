import { type Addressable, cropAddress, fileAddress, renditionAddress, widthsFor } from './address.ts';
import { type CropName, crops, renditionFormats } from './limits.ts';

type Former = { hash: string; name: string };

/**
 * The address today of what an earlier one named: the same crop, the nearest width that is not wider, or the file. Null
 * for what was never an address: a picture has none for its original, and none for widths of a visitor's choosing.
 */
export function formerAddress(media: Addressable, { hash, name }: Former): string | null {
  const isOther = hash !== media.hash.slice(0, 12);
  if (media.kind !== 'image') return fileAddress(media);
  const [, width, crop, ending] = /^(?:w(\d{1,5})|([a-z]+)-\d{1,3}-\d{1,3})\.([a-z]+)$/.exec(name) ?? [];
  const format = renditionFormats.find((each) => each === ending) ?? 'jpeg';
  // Its focal point has moved, whatever the content is.
  if (crop && Object.hasOwn(crops, crop)) return cropAddress(media, crop as CropName, format);
  if (!isOther) return null;
  const widths = widthsFor(media.width ?? 0);
  const nearest = widths.findLast((each) => each <= Number(width ?? Number.POSITIVE_INFINITY));
  return renditionAddress(media, nearest ?? widths[0] ?? 0, format);
}
