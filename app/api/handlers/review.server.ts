import type { Api } from '#app/contract/api-env.ts';
import { forbidden, notFound } from '#app/contract/refusal.ts';
import { reviewCalls } from '#app/contract/rows/review-calls.ts';
import { findOwner } from '#app/features/editing/content-owner.server.ts';
import {
  type ReviewComment,
  settleThread,
  type Thread,
  teamAuthor,
  threadsOf,
} from '#app/features/reviews/comments.server.ts';
import { endOfReview } from '#app/features/reviews/end-of-review.ts';
import { longestReviewDays } from '#app/features/reviews/limits.ts';
import { reviewUrl } from '#app/features/reviews/review-token.server.ts';
import { createReview, endReview, isOver, reviewsOf } from '#app/features/reviews/reviews.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';

/** Links that show drafts to others, as whoever edits sees them. */
export function bindReviewCalls(api: Api): void {
  api.openapi(reviewCalls.listReviews, async (context) => {
    const { lang, id } = context.req.valid('param');
    if (!(await findOwner(id))) return context.json(notFound(lang), 404);
    const now = Temporal.Now.instant();
    const reviews = await reviewsOf(id);
    const threads = await threadsOf(reviews.map((review) => review.id));
    const listed = reviews.map((review) => ({
      id: review.id,
      title: review.title,
      by: review.sharedBy,
      expires_at: review.expiresAt,
      is_over: isOver(review, now),
      url: reviewUrl(lang, review.id),
      threads: (threads.get(review.id) ?? []).filter(({ object }) => object === id).map(presentThread),
    }));
    return context.json(listed, 200);
  });

  api.openapi(reviewCalls.createReview, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { title, until, more } = context.req.valid('json');
    const end = endOfReview(until);
    if (end === null) {
      const message = m.review_panel_past({ days: longestReviewDays }, { locale: lang });
      return context.json({ errors: [{ path: 'until', message }] }, 422);
    }
    const { editor } = context.var;
    const made = await createReview({ actor: editor, title, objects: [id, ...more], until: end });
    if (made.kind === 'forbidden') return context.json(forbidden(lang), 403);
    if (made.kind === 'missing') return context.json(notFound(lang), 404);
    return context.json({ id: made.id, url: reviewUrl(lang, made.id) }, 201);
  });

  api.openapi(reviewCalls.endReview, async (context) => {
    const { lang, id } = context.req.valid('param');
    const ended = await endReview({ actor: context.var.editor, id });
    if (ended === 'forbidden') return context.json(forbidden(lang), 403);
    return ended ? context.body(null, 204) : context.json(notFound(lang), 404);
  });

  api.openapi(reviewCalls.settleReview, async (context) => {
    const { lang, id } = context.req.valid('param');
    const { thread, is_resolved: isResolved } = context.req.valid('json');
    const by = teamAuthor(context.var.editor).name;
    const settled = await settleThread({ id: thread, review: id, by, isResolved });
    return settled ? context.body(null, 204) : context.json(notFound(lang), 404);
  });
}

function presentThread({ locale, anchor, answers, resolvedBy, ...first }: Thread) {
  return {
    ...presentComment(first),
    lang: locale,
    anchor,
    answers: answers.map(presentComment),
    resolved_by: resolvedBy,
  };
}

function presentComment({ id, name, isTeam, at, text }: ReviewComment) {
  return { id, name, is_team: isTeam, at, text };
}
