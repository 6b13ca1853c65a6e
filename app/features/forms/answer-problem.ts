import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { FormState } from './form-state.ts';

type Problem = FormState['problems'][string];

const words = {
  required: m.visitor_forms_required,
  email: m.visitor_forms_email,
  choice: m.visitor_forms_choice,
  date: m.visitor_forms_date,
  number: m.visitor_forms_number,
  count: m.visitor_forms_count,
  url: m.visitor_forms_url,
  tel: m.visitor_forms_tel,
  too_long: m.visitor_forms_too_long,
  letters: m.visitor_forms_letters,
  too_large: m.visitor_forms_too_large,
  file: m.visitor_forms_file,
} satisfies Record<Problem, unknown>;

/** What stands against an answer (docs/behaviour/forms.md#checks). */
export function answerProblem(problem: Problem, locale: Locale): string {
  return words[problem]({}, { locale });
}
