import { reviewUrl } from '#app/features/reviews/review-token.server.ts';
import { isOver, reviewsOfRelease } from '#app/features/reviews/reviews.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { formatMoment } from '../format.ts';

/** The links by which a release is read by people without an account now, the newest first. */
export async function sharedLinks(release: string, locale: Locale, now: Temporal.Instant) {
  const reviews = await reviewsOfRelease(release);
  return reviews
    .filter((review) => !isOver(review, now))
    .map(({ id, expiresAt }) => ({ id, url: reviewUrl(locale, id), until: formatMoment(expiresAt, locale) }));
}
