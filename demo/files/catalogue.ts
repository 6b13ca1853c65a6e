import { stableId } from '../stable-id.ts';
import { pluckedRope } from './plucked-rope.ts';
import { sheets } from './sheets.ts';
import { simplePdf } from './simple-pdf.ts';

export type FileKey = keyof typeof sheets | 'trosse-angeschlagen';
export type DemoFile = { key: FileKey; name: string; bytes(): Uint8Array };

/** Everything visitors of the demo museum can download or listen to, made here so that nobody else's rights are touched. */
export const files: DemoFile[] = [
  ...(Object.keys(sheets) as (keyof typeof sheets)[]).map((key) => ({
    key,
    name: `reepwerk-${key}.pdf`,
    bytes: () => simplePdf(sheets[key]),
  })),
  { key: 'trosse-angeschlagen', name: 'reepwerk-trosse-angeschlagen.wav', bytes: pluckedRope },
];

export function file(key: FileKey): string {
  return stableId('file', key);
}
