import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { longestComment } from '#app/features/reviews/limits.ts';
import { placeInWords } from '#app/features/reviews/place-in-words.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { ToolIcon } from '#app/inspector/tool-icon.tsx';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { useIsAlive } from '#app/ui/use-in-browser.ts';
import css from './comments.module.css';
import { Initials } from './initials.tsx';
import type { ReviewData, ShownThread } from './load-review.server.ts';
import type { Refused } from './refused.ts';
import { useSent } from './use-sent.ts';

type Props = {
  thread: ShownThread;
  review: ReviewData;
  csrfToken: string;
  refused: Refused | null;
  isActive: boolean;
  isMissing: boolean;
  choose(id: string | null): void;
};

/** One place and what was said about it. Ticked off it is one line, which opens again when it is chosen. */
export function Thread({ thread, review, csrfToken, refused, isActive, isMissing, choose }: Props) {
  const { id, number, anchor, resolvedBy, answers } = thread;
  // Without scripts nothing can be opened: every thread has its form.
  const isThere = useIsAlive();
  const isFolded = resolvedBy !== null && !isActive;
  return (
    <li
      id={`thread-${id}`}
      className={css.thread}
      data-active={isActive || undefined}
      data-resolved={resolvedBy !== null || undefined}
      tabIndex={-1}
    >
      <header>
        <button
          type="button"
          className={css.number}
          aria-label={m.review_show({ number })}
          onClick={() => choose(isActive ? null : id)}
        >
          {resolvedBy === null ? number : <ToolIcon name="check" />}
        </button>
        <h3>{placeInWords(anchor)}</h3>
        {resolvedBy !== null && <small>{m.review_resolved_by({ name: resolvedBy })}</small>}
      </header>
      {isMissing && <p className={css.hint}>{m.review_place_gone()}</p>}
      {!isFolded && (
        <>
          <ReviewComment comment={thread} hasAnswers={answers.length > 0} csrfToken={csrfToken} team={review.team} />
          {answers.map((answer) => (
            <ReviewComment
              key={answer.id}
              comment={answer}
              hasAnswers={false}
              csrfToken={csrfToken}
              team={review.team}
            />
          ))}
          {review.me && (isActive || refused || !isThere) && (
            <Answer thread={thread} review={review} csrfToken={csrfToken} refused={refused} />
          )}
          {review.me && isThere && !isActive && !refused && (
            <button type="button" className={`${css.quiet} ${css.begin}`} onClick={() => choose(id)}>
              {m.review_answer()}
            </button>
          )}
        </>
      )}
    </li>
  );
}

type Said = Pick<ShownThread, 'id' | 'name' | 'isTeam' | 'at' | 'text' | 'isOwn'>;
/** `team` is what the venue is called. */
type CommentProps = { comment: Said; hasAnswers: boolean; csrfToken: string; team: string };

/** Own words can be taken back while nobody has answered. */
function ReviewComment({ comment, hasAnswers, csrfToken, team }: CommentProps) {
  const fetcher = useFetcher<Refused>();
  const { id, name, isTeam, at, text, isOwn } = comment;
  return (
    <div className={css.comment}>
      <Initials name={name} />
      <p className={css.who}>
        <b>{name}</b> <small>{isTeam ? `${team}, ${at}` : at}</small>
      </p>
      <p className={css.said}>{text}</p>
      {isOwn && !hasAnswers && (
        <fetcher.Form method="post">
          <CsrfField token={csrfToken} />
          <input type="hidden" name="comment" value={id} />
          <button type="submit" name="intent" value="withdraw" className={css.quiet}>
            {m.review_withdraw()}
          </button>
        </fetcher.Form>
      )}
      {fetcher.data && (
        <p className={css.problem} role="alert">
          {fetcher.data.problem}
        </p>
      )}
    </div>
  );
}

type AnswerProps = Pick<Props, 'thread' | 'review' | 'csrfToken' | 'refused'>;

function Answer({ thread, review, csrfToken, refused }: AnswerProps) {
  const fetcher = useFetcher<Refused>();
  const field = useRef<HTMLTextAreaElement>(null);
  const answer = fetcher.data ?? refused;
  useSent(fetcher, () => {
    if (field.current) field.current.value = '';
  });
  // What was pressed is gone; who pressed a number on the page stays there.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, []);
  const name = m.review_answer_as({ name: review.me?.name ?? '' });
  return (
    <fetcher.Form method="post" className={css.answer}>
      <CsrfField token={csrfToken} />
      <input type="hidden" name="thread" value={thread.id} />
      <input type="hidden" name="id" value={review.nextId} />
      <label className={css.field}>
        {name}
        <textarea
          ref={field}
          name="text"
          rows={2}
          maxLength={longestComment}
          defaultValue={answer?.text}
          aria-invalid={Boolean(answer)}
        />
      </label>
      {answer && (
        <p className={css.problem} role="alert">
          {answer.problem}
        </p>
      )}
      <p className={css.actions}>
        <button
          type="submit"
          name="intent"
          value={thread.resolvedBy === null ? 'settle' : 'open'}
          className={css.secondary}
        >
          {thread.resolvedBy === null ? m.review_settle() : m.review_reopen()}
        </button>
        <button type="submit" name="intent" value="answer" className={css.primary} disabled={fetcher.state !== 'idle'}>
          {m.review_answer()}
        </button>
      </p>
    </fetcher.Form>
  );
}
