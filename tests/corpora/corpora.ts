import { readFileSync } from 'node:fs';

type Item = { payload?: string; b64?: string };

/** Bodies that claim to be JSON: JSONTestSuite by Nicolas Seriot (MIT), and some of our own. */
export const malformedJson = itemsOf('malformed-json.json').map((item) =>
  item.b64 === undefined ? Buffer.from(item.payload ?? '') : Buffer.from(item.b64, 'base64'),
);

/** Texts that break programs: Big List of Naughty Strings by Max Woolf (MIT), fuzzdb by Adam Muntner (CC BY 3.0), our own. */
export const naughtyTexts = itemsOf('naughty-strings.json').map((item) =>
  item.b64 === undefined ? (item.payload ?? '') : Buffer.from(item.b64, 'base64').toString('latin1'),
);

function itemsOf(name: string): Item[] {
  const file = new URL(`../contract/${name}`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { items: Item[] }).items.filter(
    (item) => item.payload !== undefined || item.b64 !== undefined,
  );
}

const disposition = 'Content-Disposition: form-data; name="file"; filename=';

/** Bodies that claim to be forms with files, broken in every place where one can break. */
export function multipartBodies(text: string): Buffer[] {
  const bodies = [
    '',
    '--',
    '--x',
    '--x--',
    '--x\r\n',
    '--x\r\nfoo',
    '--x\r\n\r\n--x--',
    `--x\r\n${disposition}"a"b.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n`,
    `--x\r\n${disposition}"a\r\nb.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n`,
    `--x\r\n${disposition}"${text}"\r\n\r\n%PDF-1.7\r\n--x--\r\n`,
    `--x\r\n${disposition}"a.pdf"\r\nContent-Type: ${text}\r\n\r\n%PDF-1.7\r\n--x--\r\n`,
    `--x\r\n${disposition}"a.pdf"\r\n\r\n%PDF-1.7`,
    `--x\r\nContent-Disposition: form-data\r\n\r\n${text}\r\n--x--\r\n`,
    `--x\r\nContent-Disposition: form-data; name="${text}"\r\n\r\n1\r\n--x--\r\n`,
    `--x\r\nContent-Disposition: form-data; name="command"\r\n\r\n${text}\r\n--x--\r\n`,
    `--y\r\n${disposition}"a.pdf"\r\n\r\n%PDF-1.7\r\n--y--\r\n`,
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(500),
    `--x\r\n${'X: y\r\n'.repeat(2_000)}\r\n--x--\r\n`,
  ];
  return bodies.map((body) => Buffer.from(body));
}

export const multipartTypes = [
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="x',
  'multipart/form-data; boundary=x; boundary=y',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
] as const;
