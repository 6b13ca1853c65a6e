import { data, redirect } from 'react-router';
import { formOf } from '#app/form-body.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import type { Route } from './+types/review-route.ts';
import { actOnReview } from './act-on-review.server.ts';
import { ClosedReview } from './closed-review.tsx';
import { loadReview, openReview } from './load-review.server.ts';
import { ReviewScreen } from './review-screen.tsx';

/** A draft as its visitors would see it, for whoever has the link, and what was said about it (docs/behaviour/editor.md#review-links). */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { viewer, now, locale, csrfToken } = loadContextOf(context);
  const opened = await openReview({ url, request, viewer, now });
  if (opened === null) return data({ kind: 'unknown' as const, locale }, 404);
  if (opened === 'gone') return data({ kind: 'closed' as const, locale }, 410);
  const review = await loadReview(opened, { url, locale });
  return data({ kind: 'open' as const, locale, csrfToken: csrfToken ?? '', review });
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { viewer, now, clientAddress: address } = loadContextOf(context);
  const form = await formOf(request);
  const opened = await openReview({ url, request, viewer, now });
  // The loader says what has become of the link.
  if (opened === null || opened === 'gone') return data(null, opened === null ? 404 : 410);
  const answer = await actOnReview({ ...opened, form, address, now });
  if (answer.kind === 'refused') return data(answer, answer.status);
  const place = answer.thread ? `#thread-${answer.thread}` : '';
  throw redirect(
    `${url.pathname}${url.search}${place}`,
    answer.cookie ? { headers: { 'Set-Cookie': answer.cookie } } : undefined,
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titleOf(loaderData) },
  { name: 'robots', content: 'noindex' },
  // The address opens a draft; nobody the page leads to is told.
  { name: 'referrer', content: 'no-referrer' },
];

function titleOf(shown: Route.MetaArgs['loaderData']): string {
  if (shown?.kind === 'open') return m.review_window({ title: shown.review.title });
  return shown?.kind === 'closed' ? m.review_closed_title() : m.review_unknown_title();
}

export default function ReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind !== 'open')
    return <ClosedReview isKnown={loaderData.kind === 'closed'} locale={loaderData.locale} />;
  return <ReviewScreen {...loaderData} refused={actionData ?? null} />;
}
