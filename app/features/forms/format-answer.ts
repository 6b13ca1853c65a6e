import { isLocalDate } from '#app/cms/field/date/field.ts';
import { formatDay, languageTags } from '#app/i18n/format-day.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { timeZone } from '#app/venue/time-zone.ts';
import type { Answer, VisitorField } from './visitor-form.ts';

/** An answer as people read it; of a file only that there is one. */
export function formatAnswer({ type }: Pick<VisitorField, 'type'>, answer: Answer, locale: Locale): string {
  if (answer === null || answer === '') return '';
  if (typeof answer === 'boolean')
    return answer ? m.visitor_forms_yes({}, { locale }) : m.visitor_forms_no({}, { locale });
  if (Array.isArray(answer)) return answer.join(', ');
  if (type === 'file') return m.visitor_forms_a_file({}, { locale });
  if (typeof answer === 'number') return answer.toLocaleString(languageTags[locale]);
  return type === 'date' && isLocalDate(answer) ? formatDay(answer, locale, { dateStyle: 'full' }) : answer;
}

/** An instant on the venue's clock. */
export function formatMoment(instant: Temporal.Instant, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(instant.epochMilliseconds),
  );
}
