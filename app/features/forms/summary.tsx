import { useEffect, useRef } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { answerProblem } from './answer-problem.ts';
import css from './form-body.module.css';
import { controlId, type FormState } from './form-state.ts';
import type { VisitorForm } from './visitor-form.ts';

type SummaryProps = { form: VisitorForm; state: FormState; locale: Locale };

/** Above the form: what is missing, each with a link to its field; or that nothing has been sent yet. It takes the focus. */
export function Summary({ form, state, locale }: SummaryProps) {
  const note = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new attempt moves the focus, even with the same words
  useEffect(() => note.current?.focus(), [state]);
  const missing = form.fields.filter(({ slug }) => state.problems[slug]);
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to a form; its outcome comes first, without JavaScript too
    <div ref={note} className={css.summary} data-kind={state.kind} role="alert" tabIndex={-1} autoFocus>
      <h2 className={css.summaryTitle}>{titleOf(state, missing.length)}</h2>
      {state.kind === 'review' && <p>{m.visitor_forms_review_text()}</p>}
      {state.kind === 'limited' && <p>{m.visitor_forms_limited({ minutes: state.minutes })}</p>}
      {missing.length > 0 && (
        <ul>
          {missing.map(({ slug, label }) => (
            <li key={slug}>
              <a href={`#${controlId(form.number, slug)}`}>{label}</a>
              {': '}
              {answerProblem(state.problems[slug] ?? 'required', locale)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function titleOf({ kind }: FormState, count: number): string {
  if (kind === 'review') return m.visitor_forms_review_title();
  if (kind === 'limited') return m.visitor_forms_limited_title();
  return count === 1 ? m.visitor_forms_problems_one() : m.visitor_forms_problems({ count });
}
