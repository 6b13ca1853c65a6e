import { Form } from 'react-router';
import { keptReviewDays, longestReaderName } from '#app/features/reviews/limits.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { siteNames } from '#app/venue/site-names.ts';
import { useLocale } from '../shell/use-locale.ts';
import css from './comments.module.css';

/** Who reads: the only thing that is asked of somebody without an account. */
export function NameForm({ csrfToken, problem }: { csrfToken: string; problem: string | null }) {
  const site = siteNames[useLocale()];
  return (
    <Form method="post" className={css.new} preventScrollReset>
      <CsrfField token={csrfToken} />
      <input type="hidden" name="intent" value="name" />
      <h3>{m.review_name_title()}</h3>
      <label className={css.field}>
        {m.review_name()}
        <input
          name="name"
          required
          maxLength={longestReaderName}
          autoComplete="name"
          aria-describedby="review-name-hint"
          aria-invalid={problem !== null}
        />
      </label>
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      <p id="review-name-hint" className={css.hint}>
        {m.review_name_hint()} {m.review_name_noticed({ site, days: keptReviewDays })}
      </p>
      <button type="submit" className={css.primary}>
        {m.review_name_save()}
      </button>
    </Form>
  );
}
