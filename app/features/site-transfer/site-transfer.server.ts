import type { Readable } from 'node:stream';

type PackSite = () => Readable;

let packing: PackSite | null = null;

/** Says once at start how the whole site is packed: that knows every module and the store, and stands above the office. */
export function openSiteTransfer(pack: PackSite): void {
  packing = pack;
}

/** The whole site as a packed folder of the site format, sent while it is read; throws when `openSiteTransfer` has not run. */
export function packWholeSite(): Readable {
  if (!packing) throw new Error('A site cannot be packed yet: call openSiteTransfer at start.');
  return packing();
}
