import './plain-errors.ts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { systemActor } from '../app/auth/actor.ts';
import type { CollectionDefinition } from '../app/cms/collection.ts';
import { encodingNames } from '../app/cms/transfer/encoding/encodings.ts';
import { findEncoding } from '../app/cms/transfer/encoding/find-encoding.server.ts';
import { importRecords } from '../app/cms/transfer/import.server.ts';
import type { Import } from '../app/cms/transfer/import-options.ts';
import { type Mapping, readMapping } from '../app/cms/transfer/mapping.ts';
import { formatOf, readRecords } from '../app/cms/transfer/read-file.server.ts';
import type { SourceRecord } from '../app/cms/transfer/read-row.ts';
import type { RowReport, Summary } from '../app/cms/transfer/report.ts';
import { reportLines, summaryText } from '../app/cms/transfer/report-text.ts';
import { suggestMapping } from '../app/cms/transfer/suggest-mapping.server.ts';
import { writeCsv } from '../app/cms/transfer/write-file.server.ts';
import { importLabels } from '../app/collections/fields/import-labels.ts';
import { collections } from '../app/collections/registry.ts';
import { closeDatabase, openDatabase } from '../app/db/client.server.ts';
import { isLocale, type Locale, locales } from '../app/i18n/locale.ts';
import { m } from '../app/i18n/paraglide/messages.js';
import { contentModel } from '../app/modules/content-model.server.ts';
import { defaultLocale } from '../app/venue/default-locale.ts';
import { borrowDatabase } from './data-folder.ts';

const usage = `npm run import -- --type event --file programme.csv [--mapping mapping.json] [--dry-run]
  [--publish de,en] [--report report.csv] [--lang de]
Types: ${Object.keys(collections).join(' ')}. How it works: docs/how-to/import.md`;

const { values: options } = parseArgs({
  options: {
    type: { type: 'string' },
    file: { type: 'string' },
    mapping: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    publish: { type: 'string' },
    report: { type: 'string' },
    lang: { type: 'string', default: defaultLocale },
  },
});
const { type, file } = options;
const definition = type ? collections[type] : undefined;
if (!type || !definition || !file) throw new Error(usage);
if (!existsSync(file)) throw new Error(`${file} is not there: name the file to import.`);
const format = formatOf(file);
if (!format)
  throw new Error(`${basename(file)} cannot be read: XLSX, CSV, JSON, JSON lines (.jsonl) and iCalendar (.ics) can.`);
const lang: Locale = isLocale(options.lang) ? options.lang : defaultLocale;
const publish = (options.publish ?? '')
  .split(',')
  .map((name) => name.trim())
  .filter(Boolean);
if (!publish.every(isLocale)) throw new Error(`--publish takes languages of the site: ${locales.join(',')}`);

const { records, mapping } = await prepared(definition, file);
const dryRun = options['dry-run'];
const source = basename(file);
const database = await borrowDatabase();
openDatabase(database.url, { visitors: 2 });
try {
  const job: Import = {
    type,
    records,
    mapping,
    source,
    dryRun,
    publish,
    actor: systemActor,
    contentModel,
    labels: importLabels,
  };
  const { summary, noted } = await run(job);
  if (options.report) await writeReport(options.report, noted);
  process.stderr.write('\n');
  console.log(summaryText(summary, { dryRun, locale: lang }));
  if (summary.error > 0) process.exitCode = 2;
} finally {
  await closeDatabase();
  await database.giveBack();
}

/** What a calendar says of these entries. */
function icalOf({ type: name, import: { ical } }: CollectionDefinition): object {
  if (!ical) throw new Error(`A calendar says nothing of ${name}: name a mapping.`);
  return ical;
}

/** The file with a mapping: the one that was named, else what the names of its columns say. */
async function prepared(
  collection: CollectionDefinition,
  path: string,
): Promise<{ records: AsyncIterable<SourceRecord>; mapping: Mapping }> {
  const named = options.mapping
    ? JSON.parse(await readFile(options.mapping, 'utf8'))
    : format === 'ics'
      ? icalOf(collection)
      : null;
  const read = named === null ? null : readMapping(collection, named);
  if (read && 'problems' in read) throw new Error(['The mapping cannot be used:', ...read.problems].join('\n  '));
  const encoding = format === 'xlsx' ? 'utf-8' : await findEncoding(path);
  if (encoding !== 'utf-8') console.error(m.transfer_read_as({ encoding: encodingNames[encoding] }, { locale: lang }));
  const reading = { format: format as NonNullable<typeof format>, encoding };
  if (read) return { mapping: read.mapping, records: readRecords(path, { ...reading, records: read.mapping.records }) };
  const first = await readRecords(path, reading).next();
  const suggested = suggestMapping(collection, Object.keys(first.value ?? {}), importLabels);
  if (suggested.unused.length > 0 && format === 'csv')
    console.error(m.transfer_unused({ columns: suggested.unused.join(', ') }, { locale: lang }));
  return { mapping: suggested.mapping, records: readRecords(path, reading) };
}

/** Says every row that needs a look, and how far it is. */
async function run(job: Import): Promise<{ summary: Summary; noted: RowReport[] }> {
  const noted: RowReport[] = [];
  let last: Summary | null = null;
  for await (const { reports, summary } of importRecords(job)) {
    for (const report of reports) {
      if (report.problems.length > 0) console.log(reportLines(report, lang).join('\n'));
      if (options.report) noted.push(report);
    }
    process.stderr.write(`\r${progress(summary)}`);
    last = summary;
  }
  if (!last) throw new Error('Nothing was read.');
  return { summary: last, noted };
}

function progress({ rows, create, update, same, error }: Summary): string {
  return `${String(rows).padStart(7)} · +${create} ~${update} =${same} !${error}`;
}

async function writeReport(path: string, reports: readonly RowReport[]): Promise<void> {
  const rows = reports.map((report) => ({
    ...report,
    changes: report.changes.join(' '),
    problems: reportLines(report, lang)
      .slice(1)
      .map((line) => line.trim())
      .join('\n'),
  }));
  await writeCsv(path, ['row', 'key', 'label', 'action', 'changes', 'problems'], rows);
}
