import { z } from 'zod';
import { auth } from '#app/auth/auth-runtime.server.ts';
import { consume, type Limit } from '#app/auth/rate-limit.server.ts';
import { anchorShape } from '#app/features/reviews/anchor.ts';
import { settleThread, threadsOfReview, withdrawComment, writeComment } from '#app/features/reviews/comments.server.ts';
import { tellFinished } from '#app/features/reviews/letter.server.ts';
import { longestComment, longestReaderName, longestReviewDays } from '#app/features/reviews/limits.ts';
import { finishReading, introduceReader, readerCookie } from '#app/features/reviews/readers.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Me, OpenReview } from './load-review.server.ts';

const introductions: Limit = { name: 'review-reader', maximum: 20, windowSeconds: 60 * 60 };
const comments: Limit = { name: 'review-comment', maximum: 60, windowSeconds: 10 * 60 };

const text = z.string().trim().min(1).max(longestComment);
const id = z.uuid();
const posted = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('name'), name: z.string().trim().min(1).max(longestReaderName) }),
  z.object({
    intent: z.literal('comment'),
    id,
    text,
    object: z.uuid(),
    of: z.enum(locales),
    anchor: z
      .string()
      .transform((json, context) => {
        try {
          return JSON.parse(json);
        } catch {
          context.addIssue({ code: 'custom', message: 'No JSON.' });
          return z.NEVER;
        }
      })
      .pipe(anchorShape),
  }),
  z.object({ intent: z.literal('answer'), id, text, thread: id }),
  z.object({ intent: z.literal('settle'), thread: id }),
  z.object({ intent: z.literal('open'), thread: id }),
  z.object({ intent: z.literal('withdraw'), comment: id }),
  z.object({ intent: z.literal('finish') }),
]);
type Posted = z.infer<typeof posted>;

/** What was refused, in words, with what was typed; or what went well, perhaps with a cookie. */
export type ReviewAnswer =
  | { kind: 'refused'; status: 422 | 429 | 409; problem: string; text: string; thread: string }
  | { kind: 'done'; cookie?: string; thread?: string };

type Acting = OpenReview & { address: string; now: Temporal.Instant };

/** Does what a reader or somebody of the team pressed on the screen of a review. */
export async function actOnReview({ form, ...acting }: Acting & { form: FormData }): Promise<ReviewAnswer> {
  const given = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const parsed = posted.safeParse(given);
  const refused = (status: 422 | 429 | 409, problem: string): ReviewAnswer => {
    return { kind: 'refused', status, problem, text: String(given.text ?? ''), thread: String(given.thread ?? '') };
  };
  if (!parsed.success) return refused(422, problemOf(given));
  const isWriting = ['name', 'comment', 'answer'].includes(parsed.data.intent);
  const limit = parsed.data.intent === 'name' ? introductions : comments;
  const seconds = isWriting ? await consume(limit, acting.address) : null;
  if (seconds !== null) return refused(429, m.review_problem_limited({ minutes: Math.ceil(seconds / 60) }));
  if (parsed.data.intent === 'name') return introduce(acting, parsed.data.name);
  if (!acting.me) return refused(422, m.review_problem_name());
  const problem = await act(parsed.data, acting, acting.me);
  return problem
    ? refused(409, problem)
    : { kind: 'done', ...('thread' in parsed.data && { thread: parsed.data.thread }) };
}

function problemOf({ intent, text: typed = '' }: Record<string, FormDataEntryValue>): string {
  if (intent === 'name') return m.review_problem_name();
  if (String(typed).trim() === '') return m.review_problem_empty();
  if (String(typed).length > longestComment) return m.review_problem_long({ maximum: longestComment });
  return m.review_problem_place();
}

/** From now on the browser is known for this review; the cookie says nothing but who reads. */
async function introduce({ review }: OpenReview, name: string): Promise<ReviewAnswer> {
  const token = await introduceReader({ review: review.id, name });
  const secure = auth().isSecure ? '; Secure' : '';
  const age = longestReviewDays * 24 * 60 * 60;
  const cookie = `${readerCookie(review.id)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`;
  return { kind: 'done', cookie };
}

type Action = Exclude<Posted, { intent: 'name' }>;

/** What could not be done, in words; null where it is done. */
async function act(action: Action, { review, now }: Acting, me: Me): Promise<string | null> {
  switch (action.intent) {
    case 'comment': {
      const { id: comment, text: said, object, of, anchor } = action;
      const place = { object, locale: of, anchor };
      return writtenOr(await writeComment({ id: comment, review: review.id, author: me, text: said, now, ...place }));
    }
    case 'answer': {
      const { id: comment, text: said, thread } = action;
      return writtenOr(await writeComment({ id: comment, review: review.id, author: me, text: said, now, thread }));
    }
    case 'settle':
    case 'open': {
      const settling = { id: action.thread, review: review.id, by: me.name, isResolved: action.intent === 'settle' };
      return (await settleThread(settling)) ? null : m.review_problem_gone();
    }
    case 'withdraw':
      return (await withdrawComment({ id: action.comment, author: me })) ? null : m.review_problem_answered();
    case 'finish':
      return finish(review, me);
  }
}

function writtenOr(written: Awaited<ReturnType<typeof writeComment>>): string | null {
  const problems = {
    written: () => null,
    over: m.review_problem_over,
    full: m.review_problem_full,
    missing: m.review_problem_gone,
  };
  return problems[written]();
}

/** The team ticks off and answers; only a reader is done. */
async function finish(review: OpenReview['review'], me: Me): Promise<null> {
  if (me.kind !== 'reader' || !(await finishReading(me.id))) return null;
  const threads = await threadsOfReview(review.id);
  const own = threads.flatMap((thread) => [thread, ...thread.answers]).filter(({ by }) => by === me.id);
  await tellFinished({ review, reader: me.name, comments: own.length });
  return null;
}
