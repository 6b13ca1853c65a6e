import { createHash } from 'node:crypto';

const namespace = 'https://reepwerk.example/';

/** The same name always gives the same UUID (shaped like version 5), so a second load finds what the first one made. */
export function stableId(kind: 'page' | 'artwork' | 'file' | 'module' | 'entry', name: string): string {
  const hash = createHash('sha256').update(`${namespace}${kind}/${name}`).digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
