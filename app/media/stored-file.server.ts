import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

/** Reads parts of what the store keeps, without ever holding a whole file. */
export type StoredParts = {
  /** In bytes; null where there is no such file. */
  sizeOf(key: string): Promise<number | null>;
  /** Read as fast as the reader takes it; given up as soon as the reader is gone. */
  openPart(key: string, part: ByteRange): Promise<ReadableStream<Uint8Array>>;
};

/** Parts of files in a folder. */
export function partsOfFolder(root: string): StoredParts {
  const at = (key: string) => resolve(root, key);
  return {
    async sizeOf(key) {
      const file = await open(at(key)).catch(nullWhenMissing);
      if (!file) return null;
      const { size } = await file.stat().finally(() => file.close());
      return size;
    },
    async openPart(key, { from, to }) {
      const file = await open(at(key));
      return webStream(file.createReadStream({ start: from, end: to }));
    },
  };
}

/** Parts of objects in a bucket, asked for by range. */
export async function partsOfBucket(client: S3Like, bucket: string): Promise<StoredParts> {
  const { GetObjectCommand, HeadObjectCommand } = await import('@aws-sdk/client-s3');
  return {
    async sizeOf(key) {
      const facts = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })).catch(nullWhenMissing);
      return facts?.ContentLength ?? null;
    },
    async openPart(key, { from, to }) {
      const command = new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${from}-${to}` });
      const { Body: body } = await client.send(command);
      if (!(body instanceof Readable)) throw new Error(`The store answered without a body for ${key}.`);
      return webStream(body);
    },
  };
}

type S3Like = import('@aws-sdk/client-s3').S3Client;

/** Its bytes are read a piece at a time, and a reader that leaves closes what is behind it. */
function webStream(source: Readable): ReadableStream<Uint8Array> {
  // Proof: Node's own web streams are those of the platform; only their types stand apart.
  return Readable.toWeb(source) as ReadableStream<Uint8Array>;
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (['ENOENT', 'ENOTDIR'].includes(error.code ?? '') || error.name === 'NotFound' || error.name === 'NoSuchKey')
    return null;
  throw error;
}
