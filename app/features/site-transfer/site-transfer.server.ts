import type { Readable } from 'node:stream';
import type { Editor } from '#app/auth/viewer.ts';
import type { ArchiveRefusal } from './site-report.ts';

export type SiteUpload = { content: Readable; name: string; viewer: Editor };

export type UploadDecision = {
  id: string;
  /** Of the report that was confirmed. */
  tag: string;
  viewer: Editor;
  /** What the versions are called that keep what was there. */
  label: string;
};

/** `moved`: the site, or what of the folder can be taken, is not what was shown any more; a new report says what is. */
export type UploadOutcome = 'forbidden' | 'gone' | 'moved' | 'written';

/** How a whole site comes and goes. */
export type SiteTransfer = {
  /** The whole site as a packed folder of the site format, sent while it is read. */
  pack(): Readable;
  /** Reads a packed folder and compares it with the site; writes nothing of it. */
  take(upload: SiteUpload): Promise<{ id: string } | ArchiveRefusal | 'forbidden'>;
  /** Writes what a report says, all or nothing. */
  write(decision: UploadDecision): Promise<UploadOutcome>;
};

let open: SiteTransfer | null = null;

/** Says once at start how sites are packed and read: that knows every module and the store, and stands above the office. */
export function openSiteTransfer(transfer: SiteTransfer): void {
  open = transfer;
}

/** Throws when `openSiteTransfer` has not run. */
export function siteTransfer(): SiteTransfer {
  if (!open) throw new Error('No site can be packed or read yet: call openSiteTransfer at start.');
  return open;
}
