import { type Locale, locales } from './locale.ts';

/** What the editor knows of a language; `domain` is null while all languages share the host of the site. */
export type EditorLocale = {
  code: Locale | 'la' | 'ja';
  iso: string;
  domain: string | null;
  dir: 'ltr' | 'rtl';
  name: string;
  /** Whether pages exist in it; of the others only dates are named. */
  is_public: boolean;
};

/** Pages are German and English. The editor lists Latin and Japanese as well: dates of objects are named in them. */
export const editorLocales: readonly EditorLocale[] = [
  { code: 'de', iso: 'de-DE', name: 'Deutsch' },
  { code: 'en', iso: 'en-GB', name: 'English' },
  { code: 'la', iso: 'la', name: 'Latina' },
  { code: 'ja', iso: 'ja-JP', name: '日本語' },
].map(({ code, ...rest }) => ({
  // Proof: the codes are those of the type, written out above.
  code: code as EditorLocale['code'],
  ...rest,
  domain: null,
  dir: 'ltr',
  is_public: locales.some((locale) => locale === code),
}));

/** No browser and no server knows the months of Latin. */
const latin = {
  months: [
    'Ianuarius',
    'Februarius',
    'Martius',
    'Aprilis',
    'Maius',
    'Iunius',
    'Iulius',
    'Augustus',
    'September',
    'October',
    'November',
    'December',
  ],
  weekdays: ['dies Lunae', 'dies Martis', 'dies Mercurii', 'dies Iovis', 'dies Veneris', 'dies Saturni', 'dies Solis'],
};

/** Months from January on and weekdays from Monday on, as a language names them. */
export function dateNames({ code, iso }: Pick<EditorLocale, 'code' | 'iso'>): { months: string[]; weekdays: string[] } {
  if (code === 'la') return latin;
  const named = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(iso, { ...options, timeZone: 'UTC' });
    return (year: number, month: number, day: number) => format.format(Date.UTC(year, month, day));
  };
  const [month, weekday] = [named({ month: 'long' }), named({ weekday: 'long' })];
  return {
    months: Array.from({ length: 12 }, (_, at) => month(2026, at, 1)),
    // The first of June 2026 is a Monday.
    weekdays: Array.from({ length: 7 }, (_, at) => weekday(2026, 5, 1 + at)),
  };
}
