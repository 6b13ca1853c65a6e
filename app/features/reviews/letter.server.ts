import { auth } from '#app/auth/auth-runtime.server.ts';
import { consume, type Limit } from '#app/auth/rate-limit.server.ts';
import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { sendMail } from '#app/mail/mail.server.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import { reviewUrl } from './review-token.server.ts';
import type { Review } from './reviews.server.ts';

/** A link that was passed on to many must not fill somebody's letter box. */
const perReview: Limit = { name: 'review-letter', maximum: 10, windowSeconds: 60 * 60 };

type Finished = { review: Review; reader: string; comments: number };

/** Tells whoever made the link that a reader is done. Nothing that was said is in it: letters are kept elsewhere and for longer. */
export async function tellFinished({ review, reader, comments }: Finished): Promise<void> {
  if ((await consume(perReview, review.id)) !== null) return;
  const { rows } = await pool().query<{ email: string; locale: Locale | null }>(
    'select email, locale from "user" where id = $1 and disabled_at is null',
    [review.createdBy],
  );
  const [person] = rows;
  if (!person) return;
  const locale = person.locale ?? defaultLocale;
  const link = `${auth().origin}${reviewUrl(locale, review.id)}`;
  const values = { name: reader, title: review.title, count: comments, link };
  const subject = m.review_letter_subject(values, { locale });
  const text = m.review_letter_text(values, { locale });
  await sendMail({ to: person.email, subject, text }).catch((error: Error & { code?: string }) => {
    console.error(`A letter about a review could not be sent (${error.code ?? error.name}): check the mail settings.`);
  });
}
