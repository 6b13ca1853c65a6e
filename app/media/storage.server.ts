import { resolve } from 'node:path';
import { Disk } from 'flydrive';
import { partsOfBucket, partsOfFolder, type StoredParts } from './stored-file.server.ts';
import { closeToOthers, WholeFiles } from './whole-files.server.ts';

export type S3Settings = {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
};

let open: { disk: Disk; parts: StoredParts } | null = null;

/** Opens the media store once at start: a folder of the data directory, or an S3-compatible bucket by configuration. */
export async function openMediaStorage(settings: { dataDir: string; s3?: S3Settings | undefined }): Promise<void> {
  open = settings.s3 ? await openBucket(settings.s3) : await openFolder(resolve(settings.dataDir, 'media'));
}

/** The opened store; throws when `openMediaStorage` has not run. */
export function requireMediaStorage(): Disk {
  return requireOpen().disk;
}

/** The same store, to read parts of large files from. */
export function requireStoredParts(): StoredParts {
  return requireOpen().parts;
}

function requireOpen() {
  if (!open) throw new Error('The media store is not open; call openMediaStorage at start.');
  return open;
}

async function openFolder(root: string) {
  await closeToOthers(root);
  return { disk: new Disk(new WholeFiles(root)), parts: partsOfFolder(root) };
}

async function openBucket({ bucket, region, endpoint, ...credentials }: S3Settings) {
  // Loaded on demand: a venue with a folder of its own never reads the SDK.
  const [{ S3Driver }, { S3Client }] = await Promise.all([import('flydrive/drivers/s3'), import('@aws-sdk/client-s3')]);
  // A store of one's own rarely has a name for each bucket; it is asked for by path.
  const forcePathStyle = endpoint !== undefined;
  const client = new S3Client({ region, ...(endpoint ? { endpoint } : {}), forcePathStyle, credentials });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  return { disk, parts: await partsOfBucket(client, bucket) };
}
