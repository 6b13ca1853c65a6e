import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse/sync';
import { type SheetCell, writeWorkbook } from '#app/cms/transfer/xlsx/write-workbook.server.ts';
import { addDays } from '#app/cms/venue-time.ts';
import { pool } from '#app/db/client.server.ts';
import type { Figure } from '../measure/figure.ts';

const rows = 10_000;
const source = 'bench-import';

/** A season of 10,000 dates from a file, by the command people use, with and without putting both languages online. */
export async function importing(url: string): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-import-'));
  const file = join(folder, 'programme.csv');
  const mapping = join(folder, 'mapping.json');
  await writeFile(file, table());
  await writeFile(mapping, JSON.stringify({ source, external_id: 'id', columns }));
  const run = async (...more: string[]) => {
    await forget();
    return command(['--type', 'event', '--file', file, '--mapping', mapping, ...more], { url, folder });
  };
  try {
    const online = await run('--publish', 'de,en');
    const again = await command(['--type', 'event', '--file', file, '--mapping', mapping], { url, folder });
    const drafts = await run();
    await forget();
    const workbook = await command(['--type', 'event', '--file', await asWorkbook(file), '--mapping', mapping], {
      url,
      folder,
    });
    return [
      { name: 'import of 10,000 dates, both languages online', value: online.seconds, unit: 's', most: 30 },
      { name: 'its memory at most', value: online.megabytes, unit: 'MB', most: 300 },
      { name: 'import of 10,000 dates as drafts', value: drafts.seconds, unit: 's', most: 30 },
      { name: 'its memory at most', value: drafts.megabytes, unit: 'MB', most: 300 },
      { name: 'import of 10,000 dates as drafts from a workbook (XLSX)', value: workbook.seconds, unit: 's', most: 40 },
      { name: 'its memory at most', value: workbook.megabytes, unit: 'MB', most: 350 },
      { name: 'the same file again (nothing changes)', value: again.seconds, unit: 's', most: 30 },
    ];
  } finally {
    await forget();
    await rm(folder, { recursive: true });
  }
}

const columns = {
  'title.de': 'title_de',
  'title.en': 'title_en',
  date_start: 'start',
  date_end: 'end',
  room: 'room',
  event_type_new: 'type',
  tags: { from: 'tags', separator: '|' },
  series: 'series',
  price_from: 'price',
  'lead.de': 'lead_de',
  'lead.en': 'lead_en',
  'description.de': 'text_de',
  'description.en': 'text_en',
};

/** What programme offices send: two languages, names instead of ids, prices in words, texts with markup. */
function table(): string {
  const head = 'id,title_de,title_en,start,end,room,type,tags,series,price,lead_de,lead_en,text_de,text_en';
  const lines = Array.from({ length: rows }, (_, at) => {
    const day = addDays('2027-01-01', at % 700);
    const markup = `<p>Die Bahn ist <b>${200 + (at % 100)}</b> Meter lang. <a href="https://example.org/${at}">Mehr</a></p>`;
    return [
      `b-${at}`,
      `Abend ${at}: Über das Seil`,
      `Evening ${at}: On rope`,
      `${day} ${10 + (at % 12)}:30`,
      `${day} ${11 + (at % 12)}:30`,
      `Raum ${at % 6}`,
      `exhibition-type ${at % 11}`,
      `tag ${at % 40} | tag ${(at * 7 + 1) % 40}`,
      at % 4 ? '' : `Reihe ${at % 8}`,
      `${8 + (at % 20)},50 €`,
      `Ein Abend über Hanf, Teer und ${at} Knoten.`,
      `An evening about hemp, tar and ${at} knots.`,
      `${markup}<ul><li>Hanf</li><li>Teer</li></ul>`,
      `<p>The walk is ${200 + (at % 100)} metres long.</p>`,
    ]
      .map((cell) => `"${cell.replaceAll('"', '""')}"`)
      .join(',');
  });
  return [head, ...lines].join('\n');
}

/** The same table as a workbook, days as days. */
async function asWorkbook(file: string): Promise<string> {
  const lines = parse(await readFile(file, 'utf8')) as string[][];
  const [names = [], ...rows] = lines;
  const cells = async function* () {
    for (const row of rows)
      yield row.map((value, at): SheetCell => {
        const isDate = names[at] === 'start' || names[at] === 'end';
        return isDate ? { value: value.replace(' ', 'T'), kind: 'moment' } : { value, kind: 'plain' };
      });
  };
  const path = file.replace(/csv$/, 'xlsx');
  await pipeline(writeWorkbook({ name: 'Programm', columns: names }, cells()), createWriteStream(path));
  return path;
}

/** `npm run import`, with its flags, and what it took. */
async function command(args: string[], { url, folder }: { url: string; folder: string }) {
  const peak = join(folder, 'peak');
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { import: string } };
  const [, ...flags] = scripts.import.split(' ');
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', './bench/measure/peak-memory.ts', ...flags, ...args], {
    env: { ...process.env, DATABASE_URL: url, PEAK_MEMORY_FILE: peak },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
  const seconds = (performance.now() - began) / 1000;
  const megabytes = Number((await readFile(peak, 'utf8')).trim().split('\n').at(-1));
  return { seconds, megabytes };
}

/** Takes everything it brought out again; versions are never deleted by the site, so nothing of the site can do it. */
async function forget(): Promise<void> {
  const client = await pool().connect();
  try {
    await client.query('set statement_timeout = 0');
    // Deleting a version looks for its listing, and there is no index for what the site never does.
    await client.query('set session_replication_role = replica');
    await client.query('drop table if exists gone');
    await client.query(`create temp table gone as select id, number from entry where source = '${source}'`);
    await client.query('delete from listing_facet using gone where listing_facet.number = gone.number');
    await client.query('delete from listing using gone where object_id = gone.id');
    await client.query('delete from publication using gone where object_id = gone.id');
    await client.query('delete from version using gone where object_id = gone.id');
    await client.query('delete from reference using gone where source_id = gone.id');
    await client.query('delete from search_document using gone where object_id = gone.id');
    await client.query('delete from audit using gone where object_id = gone.id');
    await client.query('delete from entry using gone where entry.id = gone.id');
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}
