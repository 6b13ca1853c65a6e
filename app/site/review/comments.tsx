import type { Anchor } from '#app/features/reviews/anchor.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { ToolIcon } from '#app/inspector/tool-icon.tsx';
import css from './comments.module.css';
import type { NamedPlace } from './frame-places.ts';
import type { ReviewData } from './load-review.server.ts';
import { NameForm } from './name-form.tsx';
import { NewComment } from './new-comment.tsx';
import type { Refused } from './refused.ts';
import { Thread } from './thread.tsx';

type Props = {
  review: ReviewData;
  csrfToken: string;
  refused: Refused | null;
  active: string | null;
  choose(id: string | null): void;
  anchor: Anchor;
  place(anchor: Anchor): void;
  places: readonly NamedPlace[];
  /** Comments whose words are no longer on the page. */
  missing: ReadonlySet<string>;
};

/** What was said about the page in this language, in the order it was said, and what one wants to say oneself. */
export function Comments({ review, csrfToken, refused, active, choose, anchor, place, places, missing }: Props) {
  const { threads, me } = review;
  return (
    <aside className={css.comments} aria-label={m.review_comments()}>
      <Head threads={threads} active={active} choose={choose} />
      {threads.length === 0 && <p className={css.none}>{m.review_none()}</p>}
      <ol className={css.list}>
        {threads.map((thread) => (
          <Thread
            key={thread.id}
            thread={thread}
            review={review}
            csrfToken={csrfToken}
            refused={refused?.thread === thread.id ? refused : null}
            isActive={thread.id === active}
            isMissing={missing.has(thread.id)}
            choose={choose}
          />
        ))}
      </ol>
      {me ? (
        <NewComment
          review={review}
          csrfToken={csrfToken}
          refused={refused?.thread === '' ? refused : null}
          anchor={anchor}
          place={place}
          places={places}
        />
      ) : (
        <NameForm csrfToken={csrfToken} problem={refused?.problem ?? null} />
      )}
      {me?.hasFinished && (
        <p className={css.finished} role="status">
          {m.review_finished_note({ name: review.sharedBy || review.team })}
        </p>
      )}
      <p className={css.help}>{m.review_help()}</p>
    </aside>
  );
}

type HeadProps = Pick<Props, 'active' | 'choose'> & Pick<ReviewData, 'threads'>;

/** How many are open and done, and the way from one that is open to the next. */
function Head({ threads, active, choose }: HeadProps) {
  const open = threads.filter(({ resolvedBy }) => resolvedBy === null);
  const done = threads.length - open.length;
  const next = () => {
    const at = open.findIndex(({ id }) => id === active);
    const thread = open[(at + 1) % open.length];
    if (!thread) return;
    choose(thread.id);
    document.getElementById(`thread-${thread.id}`)?.focus();
  };
  return (
    <header className={css.head}>
      <h2>{m.review_comments()}</h2>
      {open.length > 0 && <span className={css.open}>{m.review_open_count({ count: open.length })}</span>}
      {done > 0 && <span className={css.done}>{m.review_done_count({ count: done })}</span>}
      {open.length > 0 && (
        <button type="button" className={css.next} aria-label={m.review_next()} title={m.review_next()} onClick={next}>
          <ToolIcon name="next" />
        </button>
      )}
    </header>
  );
}
