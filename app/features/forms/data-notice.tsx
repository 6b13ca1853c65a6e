import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import css from './form-body.module.css';
import type { VisitorForm } from './visitor-form.ts';

/** What becomes of the answers, beside the form itself (GDPR article 13). */
export function DataNotice({ form, locale }: { form: VisitorForm; locale: Locale }) {
  return (
    <aside className={css.notice} aria-labelledby={`form-${form.number}-notice`}>
      <h2 id={`form-${form.number}-notice`} className={css.noticeTitle}>
        {m.visitor_forms_data_title()}
      </h2>
      <p>{form.purpose}</p>
      <p>{retentionInWords(form.retentionDays)}</p>
      <p>{m.visitor_forms_data_ground({ ground: form.legalBasis })}</p>
      <p>
        <a href={urls.privacy(locale)}>{m.visitor_forms_data_privacy()}</a>
      </p>
    </aside>
  );
}

/** Whole years are said as years. */
function retentionInWords(days: number): string {
  const years = {
    365: m.visitor_forms_data_retention_year,
    730: m.visitor_forms_data_retention_two_years,
    1095: m.visitor_forms_data_retention_three_years,
  }[days];
  return years ? years() : m.visitor_forms_data_retention({ days });
}
