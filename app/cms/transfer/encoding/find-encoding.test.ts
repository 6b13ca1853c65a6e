import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inspectFile } from '../inspect-file.server.ts';
import { type Encoding, encodings } from './encodings.ts';
import { findEncoding } from './find-encoding.server.ts';
import { wholeText } from './text-parts.server.ts';

const table =
  'Titel;Ort;Datum\nWölfe in Görlitz;Große Straße 5;05.12.2026\nMärchen für Mädchen;Übungssaal;06.12.2026\n';

/** What the tool of the system calls it; it writes the encodings independently of us. */
const systemNames: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
  'windows-1252': 'CP1252',
  'iso-8859-15': 'ISO-8859-15',
  macintosh: 'MACINTOSH',
  ibm850: 'CP850',
};

async function fileOf(content: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'encoding-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'a.csv'), content);
  return join(folder, 'a.csv');
}

const written = (text: string, encoding: Encoding) =>
  execFileSync('iconv', ['-f', 'UTF-8', '-t', systemNames[encoding]], { input: text });

test.each(encodings)('a table from German Excel is read whole, however it is written: %s', async (encoding) => {
  const text = encoding.startsWith('iso') ? `${table}Karten;12 €;7.12.2026\n` : table;
  const file = await fileOf(written(text, encoding));
  expect(await findEncoding(file)).toBe(encoding);
  expect(await wholeText(file, encoding)).toBe(text);
});

test('a mark in front is no part of the first name, and a tab or a semicolon parts the columns', async () => {
  const unicodeText = `\ufeff${table.replaceAll(';', '\t')}`;
  const file = await fileOf(written(unicodeText, 'utf-16le'));
  expect(await inspectFile(file, 'csv')).toMatchObject({
    encoding: 'utf-16le',
    rows: 2,
    columns: [
      { name: 'Titel', samples: ['Wölfe in Görlitz', 'Märchen für Mädchen'] },
      { name: 'Ort' },
      { name: 'Datum' },
    ],
  });
  expect(await inspectFile(await fileOf(written(table, 'windows-1252')), 'csv')).toMatchObject({
    encoding: 'windows-1252',
    columns: [{ name: 'Titel' }, { samples: ['Große Straße 5', 'Übungssaal'] }, {}],
  });
});

test('a large file in UTF-8 stays UTF-8 where a sign is cut between two pieces of it', async () => {
  const file = await fileOf(new TextEncoder().encode(`a${'ä'.repeat(70_000)}`));
  expect(await findEncoding(file)).toBe('utf-8');
  expect((await wholeText(file, 'utf-8')).length).toBe(70_001);
});
