import { createHash } from 'node:crypto';

/**
 * The id of something whose file names none: the same site and the same name always give the same UUID (shaped like
 * version 5), so that a folder written by hand means the same thing wherever it is imported.
 */
export function derivedId(site: string, path: string): string {
  const hash = createHash('sha256').update(`${site}${path}`).digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
