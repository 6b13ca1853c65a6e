import './plain-errors.ts';
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { exportColumns, exportRecords } from '../app/cms/transfer/export.server.ts';
import { writeCsv, writeJson } from '../app/cms/transfer/write-file.server.ts';
import { venueDay } from '../app/cms/venue-time.ts';
import { collections } from '../app/collections/registry.ts';
import { closeDatabase, openDatabase } from '../app/db/client.server.ts';
import { readEnv } from '../app/env.server.ts';
import { calendarDates } from '../app/features/programme/calendar/calendar.server.ts';
import { calendarText } from '../app/features/programme/calendar/calendar-text.ts';
import { isLocale } from '../app/i18n/locale.ts';
import { contentModel } from '../app/modules/content-model.server.ts';
import { defaultLocale } from '../app/venue/default-locale.ts';
import { borrowDatabase } from './data-folder.ts';

const { values: options } = parseArgs({
  options: { type: { type: 'string' }, file: { type: 'string' }, lang: { type: 'string', default: defaultLocale } },
});
const { type, file, lang } = options;
const format = file ? extname(file).slice(1) : '';
if (!type || !collections[type] || !file || !['csv', 'json', 'ics'].includes(format))
  throw new Error(`npm run export -- --type event --file events.csv|events.json|events.ics [--lang de]
Types: ${Object.keys(collections).join(' ')}`);
if (format === 'ics' && type !== 'event')
  throw new Error('Only events are dates of a calendar: export them as CSV or JSON.');

const database = await borrowDatabase();
openDatabase(database.url, { visitors: 2 });
try {
  if (format === 'csv') await writeCsv(file, exportColumns(type, contentModel), exportRecords(type, contentModel));
  else if (format === 'json') await writeJson(file, exportRecords(type, contentModel));
  else await writeFile(file, await calendar());
  console.log(`Written to ${file}.`);
} finally {
  await closeDatabase();
  await database.giveBack();
}

/** What is published from today on: a calendar is for visitors. */
async function calendar(): Promise<string> {
  const locale = isLocale(lang) ? lang : defaultLocale;
  const { origin, host } = new URL(readEnv().BASE_URL);
  const now = Temporal.Now.instant();
  const { dates } = await calendarDates({ locale, now, date: venueDay(now), origin });
  return calendarText({ name: host, host, source: origin, locale, dates });
}
