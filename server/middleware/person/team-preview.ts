import type { Context } from 'hono';
import { can } from '#app/auth/policy.ts';
import { isLocalDateTime } from '#app/cms/field/date-time/field.ts';
import { venueInstant } from '#app/cms/venue-time.ts';
import { isUuid } from '#app/db/uuid.ts';
import type { Preview } from '#app/load-context.ts';
import type { AppEnv } from '../app-env.ts';

/**
 * What somebody of the team wants to look at as a visitor at another time: `?preview=2026-12-24T15:00` (the venue's
 * clock), with `&of=public` what will be public then instead of the draft, with the id of a release that one as well. Null for everybody else, whatever they ask: a
 * visitor's address with these keys is the plain page, so nothing of the future can be found out.
 */
export function teamPreview(context: Context<AppEnv>): Preview | null {
  const { method } = context.req;
  const at = context.req.query('preview');
  if (at === undefined || method !== 'GET' || !can(context.get('viewer'), 'draft:read')) return null;
  if (!isLocalDateTime(at)) return null;
  const of = context.req.query('of') ?? '';
  const now = venueInstant(at);
  if (isUuid(of)) return { now, of: 'public', release: of };
  return of === 'public' ? { now, of, release: null } : { now, of: 'draft' };
}
