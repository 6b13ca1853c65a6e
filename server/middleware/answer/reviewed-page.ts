import type { Handler } from 'hono';
import { findRelease } from '#app/cms/release/releases.server.ts';
import { ownerPlace } from '#app/features/editing/owner-place.server.ts';
import { idOfToken } from '#app/features/reviews/review-token.server.ts';
import { findReview, isOver } from '#app/features/reviews/reviews.server.ts';
import { localeOfPath } from '#app/i18n/locale-of-path.ts';
import type { AppEnv } from '../app-env.ts';
import { refusal, statusOfFailure } from '../errors.ts';
import type { RenderedPage, RenderPage } from './render-page.ts';
import { renderPreview } from './render-preview.ts';

/**
 * The draft of a page that is reviewed, as its visitors would see it now. Whoever holds the signed link sees it without an
 * account, nobody else does, and no memory and no index keeps it.
 */
export function reviewedPage(render: RenderPage): Handler<AppEnv> {
  return async (context) => {
    const now = Temporal.Now.instant();
    const id = idOfToken('review', context.req.query('token'));
    const review = id === null ? null : await findReview(id);
    const object = review?.objects[Number(context.req.query('at') ?? 0)];
    if (!review || !object || isOver(review, now)) return refusal(context, 404);
    const url = (await ownerPlace(object))?.urls[localeOfPath(context.req.path)];
    if (url === undefined) return refusal(context, 404);
    const rendering = {
      request: new Request(new URL(url, context.req.url)),
      requestId: context.get('requestId'),
      clientAddress: context.get('clientAddress'),
    };
    const { response, notes } = await renderReviewed(render, { ...rendering, release: review.release, now });
    if (response.status >= 500) return refusal(context, statusOfFailure(notes.failure));
    response.headers.set('Cache-Control', 'private, no-store');
    response.headers.set('X-Robots-Tag', 'noindex');
    // What is embedded in the page is not told where it stands.
    response.headers.set('Referrer-Policy', 'no-referrer');
    return response;
  };
}

type Reviewed = Omit<Parameters<typeof renderPreview>[1], 'preview'> & {
  release: string | null;
  now: Temporal.Instant;
};

/** With its release, at its time when that is still to come; its draft alone where there is none or the page cannot go online yet. */
async function renderReviewed(render: RenderPage, { release, now, ...rendering }: Reviewed): Promise<RenderedPage> {
  const found = release === null ? null : await findRelease(release);
  if (found) {
    const starts = found.starts_at ? Temporal.Instant.from(found.starts_at) : now;
    const moment = Temporal.Instant.compare(starts, now) > 0 ? starts : now;
    const shown = await renderPreview(render, { ...rendering, preview: { now: moment, of: 'public', release } });
    if (shown.response.status === 200) return shown;
  }
  return renderPreview(render, { ...rendering, preview: { now, of: 'draft' } });
}
