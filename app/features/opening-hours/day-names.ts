import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { weekdays } from './weekdays.ts';

type Word = (inputs?: object, options?: { locale?: Locale }) => string;
type DayName = { short: Word; long: Word };

export const dayNames: Readonly<Record<(typeof weekdays)[number], DayName>> = {
  mo: { short: m.module_day_short_mo, long: m.choice_day_mo },
  tu: { short: m.module_day_short_tu, long: m.choice_day_tu },
  we: { short: m.module_day_short_we, long: m.choice_day_we },
  th: { short: m.module_day_short_th, long: m.choice_day_th },
  fr: { short: m.module_day_short_fr, long: m.choice_day_fr },
  sa: { short: m.module_day_short_sa, long: m.choice_day_sa },
  su: { short: m.module_day_short_su, long: m.choice_day_su },
};
