import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Editor } from '#app/auth/viewer.ts';
import { pool, transaction } from '#app/db/client.server.ts';
import { review, reviewComment } from '#app/db/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Anchor } from './anchor.ts';
import { instant } from './reviews.server.ts';

/** Who speaks: somebody with the link and no account, or somebody of the team. */
export type Author = { kind: 'reader'; id: string; name: string } | { kind: 'team'; id: string; name: string };

export type ReviewComment = {
  id: string;
  /** Empty for somebody who has left the team. */
  name: string;
  isTeam: boolean;
  /** Of the reader or the person of the team. */
  by: string;
  at: string;
  text: string;
};

/** What was said at one place, and what was answered there. */
export type Thread = ReviewComment & {
  object: string;
  locale: Locale;
  anchor: Anchor;
  answers: ReviewComment[];
  /** Who has ticked it off; null while it is open. */
  resolvedBy: string | null;
};

/** A link that was passed on to many must not fill the database. */
const mostComments = 1_000;

type NewComment = { id: string; review: string; author: Author; text: string; now: Temporal.Instant } & (
  | { thread: string }
  | { object: string; locale: Locale; anchor: Anchor }
);
type Written = 'written' | 'over' | 'full' | 'missing';

/** Writes a comment or an answer. The same id twice is written once; nothing is written where the link has ended. */
export async function writeComment({ id, review: to, author, text, now, ...where }: NewComment): Promise<Written> {
  const place = 'thread' in where ? await placeOfThread(where.thread, to) : { ...where, thread_id: null };
  return transaction(async (tx) => {
    const [open] = await tx
      .select({ objects: review.objects })
      .from(review)
      .where(and(eq(review.id, to), isNull(review.ended_at), sql`expires_at > ${now.toString()}`))
      .for('share');
    if (!open) return 'over';
    if (!place || !open.objects.includes(place.object)) return 'missing';
    const [counted] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(reviewComment)
      .where(eq(reviewComment.review_id, to));
    if ((counted?.count ?? 0) >= mostComments) return 'full';
    const { object: object_id, ...rest } = place;
    const by = author.kind === 'reader' ? { reader_id: author.id } : { user_id: author.id };
    await tx
      .insert(reviewComment)
      .values({ id, review_id: to, object_id, body: text, ...rest, ...by })
      .onConflictDoNothing();
    return 'written';
  });
}

/** An answer stands where its thread stands. */
async function placeOfThread(thread: string, of: string) {
  const [first] = await threadRows('first.id = $1 and first.review_id = $2', [thread, of]);
  return first && { object: first.object, locale: first.locale, anchor: first.anchor, thread_id: first.id };
}

type Settling = { id: string; review: string; by: string; isResolved: boolean };

/** Ticks a thread off, or opens it again. Null where this review has no such thread. */
export async function settleThread({ id, review: of, by, isResolved }: Settling): Promise<'settled' | null> {
  const { rowCount } = await pool().query(
    `update review_comment set resolved_at = case when $3 then coalesce(resolved_at, now()) end,
       resolved_by = case when $3 then coalesce(resolved_by, $4) end
     where id = $1 and review_id = $2 and thread_id is null`,
    [id, of, isResolved, by],
  );
  return rowCount ? 'settled' : null;
}

/** Takes back what one wrote oneself, as long as nobody has answered it. */
export async function withdrawComment({ id, author }: { id: string; author: Author }): Promise<'withdrawn' | null> {
  const own = author.kind === 'reader' ? 'reader_id = $2::uuid' : 'user_id = $2';
  const { rowCount } = await pool().query(
    `delete from review_comment as own where id = $1 and ${own}
       and not exists (select from review_comment as answer where answer.thread_id = own.id)`,
    [id, author.id],
  );
  return rowCount ? 'withdrawn' : null;
}

/** Everything that was said in these reviews, in the order it was said, answers below what they answer. */
export async function threadsOf(reviews: readonly string[]): Promise<Map<string, Thread[]>> {
  const threads = await threadRows('first.review_id = any($1)', [reviews]);
  const answers = Map.groupBy(await commentRows(reviews), ({ thread }) => thread);
  const whole = threads.map(({ review: of, ...thread }) => {
    const below = (answers.get(thread.id) ?? []).map(({ thread: _, ...answer }) => answer);
    return { of, thread: { ...thread, answers: below } };
  });
  const found = Map.groupBy(whole, ({ of }) => of);
  return new Map([...found].map(([of, list]) => [of, list.map(({ thread }) => thread)]));
}

/** The same of one review. */
export async function threadsOfReview(review: string): Promise<Thread[]> {
  return (await threadsOf([review])).get(review) ?? [];
}

type ThreadRow = Omit<Thread, 'answers'> & { review: string };

async function threadRows(condition: string, values: readonly unknown[]): Promise<ThreadRow[]> {
  const { rows } = await pool().query<ThreadRow>(
    `select first.review_id as review, first.object_id as object, first.locale, first.anchor,
       case when first.resolved_at is not null then coalesce(first.resolved_by, '') end as "resolvedBy",
       ${commentColumns('first')}
     from review_comment as first ${authors('first')}
     where first.thread_id is null and ${condition} order by first.created_at`,
    [...values],
  );
  return rows;
}

async function commentRows(reviews: readonly string[]): Promise<(ReviewComment & { thread: string })[]> {
  const { rows } = await pool().query<ReviewComment & { thread: string }>(
    `select answer.thread_id as thread, ${commentColumns('answer')}
     from review_comment as answer ${authors('answer')}
     where answer.thread_id is not null and answer.review_id = any($1) order by answer.created_at`,
    [reviews],
  );
  return rows;
}

function commentColumns(of: string): string {
  return `${of}.id, ${of}.body as text, ${instant(`${of}.created_at`)} as at, ${of}.user_id is not null as "isTeam",
    coalesce(${of}.reader_id::text, ${of}.user_id) as by,
    coalesce(reader.name, nullif(trim(first_name || ' ' || last_name), ''), "user".name, '') as name`;
}

function authors(of: string): string {
  return `left join review_reader as reader on reader.id = ${of}.reader_id left join "user" on "user".id = ${of}.user_id`;
}

/** Somebody of the team as an author. */
export function teamAuthor({ id, first_name, last_name, username }: Editor): Author {
  return { kind: 'team', id, name: `${first_name} ${last_name}`.trim() || username };
}
