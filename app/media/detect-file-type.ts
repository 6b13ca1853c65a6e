type MediaKind = 'image' | 'vector' | 'file' | 'video' | 'audio';

export type FileType = { kind: MediaKind; mime: string; extension: string };

type Signature = FileType & { matches(head: Uint8Array): boolean };

/**
 * Says what a file is by its first bytes; its name and the browser's claim are not asked.
 * Answers `null` for anything the venue does not accept.
 */
export function detectFileType(bytes: Uint8Array): FileType | null {
  const found = signatures.find((signature) => signature.matches(bytes));
  if (found) return { kind: found.kind, mime: found.mime, extension: found.extension };
  return detectText(bytes);
}

const signatures: Signature[] = [
  image('image/jpeg', 'jpg', (head) => startsWith(head, [0xff, 0xd8, 0xff])),
  image('image/png', 'png', (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  image('image/gif', 'gif', (head) => ascii(head, 0, 4) === 'GIF8'),
  image('image/webp', 'webp', (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP'),
  image('image/avif', 'avif', (head) => ascii(head, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(head, 8, 12))),
  image('image/tiff', 'tif', (head) => ascii(head, 0, 4) === 'II*\0' || ascii(head, 0, 4) === 'MM\0*'),
  media('file', 'application/pdf', 'pdf', (head) => ascii(head, 0, 5) === '%PDF-'),
  media('video', 'video/mp4', 'mp4', (head) => ascii(head, 4, 8) === 'ftyp' && isMp4Brand(ascii(head, 8, 12))),
  media('video', 'video/webm', 'webm', (head) => startsWith(head, [0x1a, 0x45, 0xdf, 0xa3])),
  media('audio', 'audio/mpeg', 'mp3', (head) => ascii(head, 0, 3) === 'ID3' || startsWith(head, [0xff, 0xfb])),
  media('audio', 'audio/ogg', 'ogg', (head) => ascii(head, 0, 4) === 'OggS'),
  media('audio', 'audio/wav', 'wav', (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WAVE'),
];

function image(mime: string, extension: string, matches: Signature['matches']): Signature {
  return media('image', mime, extension, matches);
}

function media(kind: MediaKind, mime: string, extension: string, matches: Signature['matches']): Signature {
  return { kind, mime, extension, matches };
}

function isMp4Brand(brand: string): boolean {
  return /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash)$/.test(brand);
}

function detectText(bytes: Uint8Array): FileType | null {
  const head = new TextDecoder()
    .decode(bytes.subarray(0, 1024))
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (head.startsWith('WEBVTT')) return { kind: 'file', mime: 'text/vtt', extension: 'vtt' };
  const withoutProlog = head.replace(/^<\?xml[^>]*\?>\s*/, '').replace(/^(<!--[\s\S]*?-->\s*)*/, '');
  if (/^<svg[\s>]/.test(withoutProlog)) return { kind: 'vector', mime: 'image/svg+xml', extension: 'svg' };
  return null;
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
