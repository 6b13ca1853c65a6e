import { openSiteTransfer } from '#app/features/site-transfer/site-transfer.server.ts';
import { exportSite } from '#server/site-transfer/export-site.ts';
import { packSite } from '#server/site-transfer/pack-site.ts';
import { takeUpload } from './take-upload.ts';
import { writeUpload } from './write-upload.ts';

/** Says how the site at this database is packed, and how one that comes is read. */
export function openTransfer(url: string): void {
  openSiteTransfer({
    pack: () => packSite(exportSite(url)),
    take: (upload) => takeUpload(upload, { url }),
    write: (decision) => writeUpload(decision, { url }),
  });
}
