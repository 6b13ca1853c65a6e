import { useEffect, useRef } from 'react';
import type { VisitorForm } from '#app/features/forms/visitor-form.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Button } from '#app/ui/button.tsx';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import css from './trial.module.css';
import type { TrialAnswer } from './trial.server.ts';

type ReportProps = Omit<Extract<TrialAnswer, { kind: 'report' }>, 'kind'> & {
  form: VisitorForm;
  hasRecipient: boolean;
  csrfToken: string;
};

/** What a visitor would read now, what would be stored and which letters would leave. */
export function TrialReport({ form, report, sent, hasRecipient, csrfToken }: ReportProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={css.report}>
      {/* biome-ignore lint/a11y/noAutofocus: the page is the answer to a form; its outcome comes first, without JavaScript too */}
      <h2 ref={title} tabIndex={-1} autoFocus>
        {m.form_builder_trial_fine()}
      </h2>
      <Thanks form={form} isWaiting={report.isWaiting} />
      <section>
        <h3>{m.form_builder_trial_stored()}</h3>
        <dl className={css.answers}>
          {report.answers.map(({ slug, label, answer }) => (
            <div key={slug}>
              <dt>{label}</dt>
              <dd>{answer || '–'}</dd>
            </div>
          ))}
        </dl>
        <p>{m.form_builder_trial_days({ days: report.days })}</p>
      </section>
      <section>
        <h3>{m.form_builder_trial_letters()}</h3>
        {!hasRecipient && <p>{m.form_builder_trial_nobody()}</p>}
        {report.letters.map(({ whom, to, subject, text }) => (
          <article key={whom} className={css.letter}>
            <h4>{m[`form_builder_trial_to_${whom}`]({ to })}</h4>
            <p>
              <strong>{subject}</strong>
            </p>
            <pre>{text}</pre>
          </article>
        ))}
        {report.letters.length > 0 && (
          <form method="post" action={form.url} className={css.send}>
            <CsrfField token={csrfToken} />
            <input type="hidden" name="values" value={report.values} />
            <Button type="submit">{m.form_builder_trial_send()}</Button>
            <p role="status">{sent && m[`form_builder_trial_${sent}`]()}</p>
          </form>
        )}
      </section>
      <p>
        <a href={form.url}>{m.form_builder_trial_again()}</a>
      </p>
    </div>
  );
}

function Thanks({ form, isWaiting }: { form: VisitorForm; isWaiting: boolean }) {
  const text = isWaiting ? m.visitor_forms_opt_in_text() : form.thanks || m.visitor_forms_sent_text();
  return (
    <section>
      <h3>{m.form_builder_trial_thanks()}</h3>
      {text.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
