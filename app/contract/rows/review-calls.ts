import { createRoute, z } from '@hono/zod-openapi';
import { anchorShape } from '#app/features/reviews/anchor.ts';
import { longestReviewTitle, mostReviewObjects } from '#app/features/reviews/limits.ts';
import { locales } from '#app/i18n/locale.ts';
import { teamEndpoints } from '../endpoints/team.ts';
import { may } from '../may.ts';
import { editorRefusals, idParams, json, jsonBody } from './shapes.ts';

const comment = z.object({ id: z.uuid(), name: z.string(), is_team: z.boolean(), at: z.string(), text: z.string() });

const thread = comment.extend({
  lang: z.enum(locales),
  anchor: anchorShape,
  answers: z.array(comment),
  resolved_by: z.string().nullable(),
});

const review = z
  .object({
    id: z.uuid(),
    title: z.string(),
    by: z.string(),
    expires_at: z.string(),
    is_over: z.boolean(),
    url: z.string(),
    threads: z.array(thread),
  })
  .openapi('Review');

/** Drafts that are shown to people without an account (docs/behaviour/editor.md#review-links). */
export const reviewCalls = {
  listReviews: createRoute({
    ...teamEndpoints.listReviews,
    ...may('draft:read'),
    summary: 'The links by which others see this draft, and what they said of it',
    request: { params: idParams },
    responses: { 200: json(z.array(review), 'The newest first; ended ones for 90 days.'), ...editorRefusals },
  }),
  createReview: createRoute({
    ...teamEndpoints.createReview,
    ...may('review:write'),
    summary: 'Makes a link that shows this draft, and perhaps others, until the end of a day',
    request: {
      params: idParams,
      body: jsonBody(
        z.strictObject({
          title: z.string().trim().min(1).max(longestReviewTitle),
          until: z.iso.date(),
          more: z
            .array(z.uuid())
            .max(mostReviewObjects - 1)
            .default([]),
        }),
      ),
    },
    responses: { 201: json(z.object({ id: z.uuid(), url: z.string() }), 'Made.'), ...editorRefusals },
  }),
  endReview: createRoute({
    ...teamEndpoints.endReview,
    ...may('review:write'),
    summary: 'Ends a link before its time',
    request: { params: idParams },
    responses: { 204: { description: 'It shows nothing any more.' }, ...editorRefusals },
  }),
  settleReview: createRoute({
    ...teamEndpoints.settleReview,
    ...may('draft:read'),
    summary: 'Ticks a comment off, or opens it again',
    request: { params: idParams, body: jsonBody(z.strictObject({ thread: z.uuid(), is_resolved: z.boolean() })) },
    responses: { 204: { description: 'Done.' }, ...editorRefusals },
  }),
};
