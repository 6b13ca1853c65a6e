import type { Editor } from '#app/auth/viewer.ts';
import { isUuid } from '#app/db/uuid.ts';
import type { HoursProblem, Season } from '#app/features/opening-hours/check-hours.ts';
import {
  type NewException,
  removeException,
  removeSeason,
  saveExceptions,
  saveSeason,
} from '#app/features/opening-hours/commands.server.ts';
import { holidaysOf, isLand } from '#app/features/opening-hours/holidays.ts';
import type { Range } from '#app/features/opening-hours/hours.ts';
import { locales } from '#app/i18n/locale.ts';
import { readBothLanguages } from '../both-languages.tsx';
import { permitted } from '../require-editor.server.ts';
import { holidayName } from './hours-text.ts';
import { rangesMost } from './range-inputs.tsx';

type Doing = { form: FormData; venue: string | null; actor: Editor };

/** What the forms of the hours ask for; null when it is done. */
export async function runHoursAction({ form, venue, actor }: Doing): Promise<HoursProblem | 'unknown' | null> {
  const [command, detail = ''] = String(form.get('command') ?? '').split(':');
  const common = { venue, actor };
  switch (command) {
    case 'season': {
      const days = Array.from({ length: 7 }, (_, at) => rangesOf(form, `day${at + 1}`));
      const was = form.has('was') ? seasonOf(form, 'was_') : null;
      return permitted(await saveSeason({ ...common, was, season: { ...seasonOf(form, ''), days } }));
    }
    case 'remove-season':
      return permitted(await removeSeason({ ...common, season: seasonOf(form, 'was_') }));
    case 'exception': {
      const exception = exceptionOf(form);
      if (exception === null) return 'times';
      const id = isUuid(detail) ? detail : null;
      return permitted(await saveExceptions({ ...common, id, exceptions: [exception] }));
    }
    case 'remove-exception': {
      if (!isUuid(detail)) return 'unknown';
      return permitted(await removeException({ ...common, id: detail }));
    }
    case 'holidays': {
      const exceptions = holidaysIn(form);
      return exceptions.length === 0 ? 'nothing' : permitted(await saveExceptions({ ...common, exceptions }));
    }
    default:
      return 'unknown';
  }
}

function seasonOf(form: FormData, prefix: string): Season {
  const day = (name: string) => String(form.get(`${prefix}${name}`) ?? '') || null;
  return { valid_from: day('valid_from'), valid_to: day('valid_to') };
}

/** What is half filled in stays, so that it is refused instead of lost. */
function rangesOf(form: FormData, name: string): Range[] {
  const text = (part: string) => String(form.get(`${name}_${part}`) ?? '').trim();
  return Array.from({ length: rangesMost }, (_, at) => ({ from: text(`from${at}`), to: text(`to${at}`) })).filter(
    ({ from, to }) => from !== '' || to !== '',
  );
}

/** Open without a time is no answer. */
function exceptionOf(form: FormData): NewException | null {
  const isClosed = form.get('mode') !== 'open';
  const ranges = isClosed ? [] : rangesOf(form, 'open');
  if (!isClosed && ranges.length === 0) return null;
  const date_from = String(form.get('date_from') ?? '');
  const date_to = String(form.get('date_to') ?? '') || date_from;
  return { date_from, date_to, ranges, reason: readBothLanguages(form, 'reason', 200) };
}

function holidaysIn(form: FormData): NewException[] {
  const land = form.get('land');
  const year = Number(form.get('year'));
  if (!isLand(land) || !(year >= 2000 && year < 2100)) return [];
  const chosen = new Set(form.getAll('day').map(String));
  return holidaysOf(land, year)
    .filter(({ date }) => chosen.has(date))
    .map(({ date, name }) => ({
      date_from: date,
      date_to: date,
      ranges:
        form.get(`${date}_mode`) === 'open' ? [{ from: timeOf(form, date, 'from'), to: timeOf(form, date, 'to') }] : [],
      reason: Object.fromEntries(locales.map((locale) => [locale, holidayName(name, locale)])),
    }));
}

function timeOf(form: FormData, date: string, part: 'from' | 'to'): string {
  return String(form.get(`${date}_${part}`) ?? '').trim();
}
