import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { answerProblem } from './answer-problem.ts';
import { Control } from './control.tsx';
import css from './form-body.module.css';
import { controlId, type FormState } from './form-state.ts';
import type { VisitorField } from './visitor-form.ts';

type QuestionProps = { form: number; field: VisitorField; state: FormState | null; locale: Locale };

/** One question with its label, help and problem, all of them read out with the control. */
export function Question({ form, field, state, locale }: QuestionProps) {
  const id = controlId(form, field.slug);
  const problem = state?.problems[field.slug];
  const help = field.help || (field.type === 'file' ? m.visitor_forms_file_hint() : '');
  const notes = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  const isGroup = field.type === 'radio' || field.type === 'checkboxes' || field.type === 'select_many';
  const asGroup = { id, tabIndex: -1, 'aria-describedby': notes };
  // Of all groups this one alone can be said to be invalid.
  const asRadios = field.type === 'radio' ? { role: 'radiogroup', 'aria-invalid': problem !== undefined } : {};
  const Frame = isGroup ? 'fieldset' : 'div';
  const label = (
    <>
      {field.label}
      {!field.required && <span className={css.optional}> ({m.visitor_forms_optional()})</span>}
    </>
  );
  const control = (
    <Control
      id={id}
      field={field}
      given={state ? (state.given[field.slug] ?? []) : field.default ? [field.default] : []}
      kept={state?.files[field.slug]}
      describedBy={notes}
      isInvalid={problem !== undefined}
    />
  );
  return (
    <Frame className={css.question} data-type={field.type} {...(isGroup ? { ...asGroup, ...asRadios } : {})}>
      {isGroup ? (
        <legend className={css.label}>{label}</legend>
      ) : (
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
      )}
      {help && (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={css.problem}>
          {answerProblem(problem, locale)}
        </p>
      )}
      {control}
    </Frame>
  );
}
