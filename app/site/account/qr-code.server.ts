import { generate } from 'lean-qr';

export type QrCode = { size: number; path: string };

/** Light modules around a code, so that cameras find it (ISO/IEC 18004, 9.1). */
const quietZone = 4;

/** A text as the modules of a QR code: the path of an SVG of so many units each way. */
export function qrCode(text: string): QrCode {
  const bitmap = generate(text);
  const rows = Array.from({ length: bitmap.size }, (_, y) => y);
  const path = rows.flatMap((y) => rows.filter((x) => bitmap.get(x, y)).map((x) => square(x, y))).join('');
  return { size: bitmap.size + 2 * quietZone, path };
}

function square(x: number, y: number): string {
  return `M${x + quietZone} ${y + quietZone}h1v1h-1z`;
}
