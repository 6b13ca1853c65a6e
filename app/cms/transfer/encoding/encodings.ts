/** How the text of a file is written. The names are those of the Encoding Standard, besides that of a German DOS. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'iso-8859-15',
  'macintosh',
  'ibm850',
] as const;
export type Encoding = (typeof encodings)[number];

/** One sign for each byte, the lower half ASCII. Excel writes the first by default and the last as "CSV (MS-DOS)". */
export const singleByte = ['windows-1252', 'iso-8859-15', 'macintosh', 'ibm850'] as const;

/** What people call it. */
export const encodingNames: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252',
  'iso-8859-15': 'ISO 8859-15',
  macintosh: 'Mac Roman',
  ibm850: 'DOS (850)',
};

/** The upper half of what the Encoding Standard leaves out. */
const upperHalfOfDos =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

type TextDecoderLike = Pick<TextDecoder, 'decode'>;

/** Reads bytes piece by piece. */
export function decoderOf(encoding: Encoding): TextDecoderLike {
  if (encoding !== 'ibm850') return new TextDecoder(encoding);
  return {
    decode: (bytes) =>
      Array.from((bytes ?? new Uint8Array()) as Uint8Array, (byte) =>
        byte < 128 ? String.fromCharCode(byte) : upperHalfOfDos[byte - 128],
      ).join(''),
  };
}
