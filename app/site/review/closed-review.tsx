import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import css from './closed-review.module.css';

/** What a link says that shows nothing: it has ended, or it is not one of this site. */
export function ClosedReview({ isKnown, locale }: { isKnown: boolean; locale: Locale }) {
  return (
    <main className={css.page}>
      <h1>{isKnown ? m.review_closed_title() : m.review_unknown_title()}</h1>
      <p>{isKnown ? m.review_closed() : m.review_unknown()}</p>
      <a href={urls.page(locale, '')}>{m.review_to_site()}</a>
    </main>
  );
}
