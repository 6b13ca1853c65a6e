import { resolve } from 'node:path';
import { Disk } from 'flydrive';
import { WholeFiles } from './whole-files.server.ts';

export type S3Settings = {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
};

let disk: Disk | null = null;

/** Opens the media store once at start: a folder of the data directory, or an S3-compatible bucket by configuration. */
export async function openMediaStorage(settings: { dataDir: string; s3?: S3Settings | undefined }): Promise<void> {
  disk = new Disk(settings.s3 ? await s3Driver(settings.s3) : new WholeFiles(resolve(settings.dataDir, 'media')));
}

/** The opened store; throws when `openMediaStorage` has not run. */
export function requireMediaStorage(): Disk {
  if (!disk) throw new Error('The media store is not open; call openMediaStorage at start.');
  return disk;
}

async function s3Driver({ bucket, region, endpoint, ...credentials }: S3Settings) {
  // Loaded on demand: a house with a folder of its own never reads the SDK.
  const { S3Driver } = await import('flydrive/drivers/s3');
  // A store of one's own rarely has a name for each bucket; it is asked for by path.
  const forcePathStyle = endpoint !== undefined;
  return new S3Driver({
    bucket,
    region,
    endpoint,
    forcePathStyle,
    credentials,
    visibility: 'private',
    supportsACL: false,
  });
}
