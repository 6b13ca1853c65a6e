const mostOctets = 75;
const encoder = new TextEncoder();

/** One content line of RFC 5545: folded at 75 octets, never inside a character, and ended by CRLF. */
export function contentLine(name: string, value: string): string {
  return fold(`${name}:${value}`);
}

/** A text value: backslash, semicolon, comma and line breaks are escaped; other control characters are left out. */
export function escapedText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out here
const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

function fold(line: string): string {
  if (line.length * 3 <= mostOctets || encoder.encode(line).length <= mostOctets) return `${line}\r\n`;
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > mostOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
