import { eq } from 'drizzle-orm';
import { can } from '#app/auth/policy.ts';
import type { Editor } from '#app/auth/viewer.ts';
import { audit } from '#app/db/audit.server.ts';
import { pool, transaction } from '#app/db/client.server.ts';
import { review } from '#app/db/schema.ts';
import { ownerPlace } from '../editing/owner-place.server.ts';

export type Review = {
  id: string;
  title: string;
  objects: string[];
  createdBy: string;
  /** Who made it, in words; empty when that person is gone. */
  sharedBy: string;
  createdAt: string;
  expiresAt: string;
  endedAt: string | null;
  /** The release with which its pages are shown as they will be. */
  release: string | null;
};

type NewReview = {
  actor: Editor;
  title: string;
  objects: readonly string[];
  until: Temporal.Instant;
  /** Shows them as they will be with this release; without one each shows its draft. */
  release?: string | null;
};
type Created = { kind: 'created'; id: string } | { kind: 'forbidden' } | { kind: 'missing'; object: string };

/** Lets whoever gets its link see the drafts of these pages and entries until then, and comment on them. */
export async function createReview({ actor, title, objects, until, release = null }: NewReview): Promise<Created> {
  if (!can(actor, 'review:write')) return { kind: 'forbidden' };
  const wanted = [...new Set(objects)];
  for (const object of wanted) if (!(await ownerPlace(object))) return { kind: 'missing', object };
  const id = crypto.randomUUID();
  const expires_at = new Date(until.epochMilliseconds);
  await transaction(async (tx) => {
    await tx
      .insert(review)
      .values({ id, title, objects: wanted, created_by: actor.id, expires_at, release_id: release });
    const detail = { title, expires_at: until.toString() };
    await audit(tx, { by: actor.id, action: 'review:create', type: 'review', id, detail });
  });
  return { kind: 'created', id };
}

/** Closes a link before its time. Ending one that has ended changes nothing; null where there is none. */
export async function endReview({ actor, id }: { actor: Editor; id: string }): Promise<'ended' | 'forbidden' | null> {
  if (!can(actor, 'review:write')) return 'forbidden';
  return transaction(async (tx) => {
    const [known] = await tx.select({ ended: review.ended_at }).from(review).where(eq(review.id, id)).for('update');
    if (!known) return null;
    if (known.ended) return 'ended';
    await tx.update(review).set({ ended_at: new Date() }).where(eq(review.id, id));
    await audit(tx, { by: actor.id, action: 'review:end', type: 'review', id });
    return 'ended';
  });
}

/** One review, ended ones too. */
export async function findReview(id: string): Promise<Review | null> {
  return (await reviewsWhere('review.id = $1', id))[0] ?? null;
}

/** The reviews a page or an entry is part of, the newest first. */
export async function reviewsOf(object: string): Promise<Review[]> {
  return reviewsWhere('review.objects @> array[$1::uuid]', object);
}

/** The reviews of a release as a whole, the newest first. */
export async function reviewsOfRelease(release: string): Promise<Review[]> {
  return reviewsWhere('review.release_id = $1::uuid', release);
}

/** All of them, the newest first. */
export async function allReviews(): Promise<Review[]> {
  return reviewsWhere('$1::text is null', null);
}

/** Whether a link shows anything at this moment. */
export function isOver({ expiresAt, endedAt }: Pick<Review, 'expiresAt' | 'endedAt'>, now: Temporal.Instant): boolean {
  return endedAt !== null || Temporal.Instant.compare(now, Temporal.Instant.from(expiresAt)) >= 0;
}

const mostListed = 500;

async function reviewsWhere(condition: string, value: string | null): Promise<Review[]> {
  const { rows } = await pool().query<Review>(
    `select review.id, title, objects::text[] as objects, created_by as "createdBy",
       coalesce(nullif(trim(first_name || ' ' || last_name), ''), name, '') as "sharedBy",
       ${instant('review.created_at')} as "createdAt", ${instant('expires_at')} as "expiresAt",
       ${instant('ended_at')} as "endedAt", release_id as release
     from review left join "user" on "user".id = created_by
     where ${condition} order by review.created_at desc limit ${mostListed}`,
    [value],
  );
  return rows;
}

/** A column as ISO 8601 in UTC. */
export function instant(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}
