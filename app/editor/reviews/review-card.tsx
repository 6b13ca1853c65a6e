import { m } from '#app/i18n/paraglide/messages.js';
import { call } from '../call.ts';
import panelLists from '../chrome/panel-lists.module.css';
import { useEditor } from '../core/use-editor.ts';
import { venueTerms } from '../publishing/venue-terms.ts';
import { copyLink } from './copy-link.ts';
import css from './reviews-panel.module.css';
import { showWords } from './show-words.ts';
import type { ListedReview, ReviewThread } from './use-reviews.ts';

type CardProps = { review: ListedReview; again(): Promise<void> };

/** One link: until when it is valid, what is open, and the comments on this page in the language on screen. */
export function ReviewCard({ review, again }: CardProps) {
  const editor = useEditor();
  const { id, title, by, expires_at: expiresAt, is_over: isOver, url, threads } = review;
  const { locale } = editor.context;
  const open = threads.filter((thread) => thread.resolved_by === null);
  async function end(): Promise<void> {
    const answer = await call('endReview', { params: { lang: locale, id } });
    if (!answer.ok) return;
    editor.interaction.announcement.set(m.review_panel_ended());
    await again();
  }
  return (
    <section aria-label={title} className={css.card} data-over={isOver || undefined}>
      <h4>
        {title} {open.length > 0 && <b>{m.review_open_count({ count: open.length })}</b>}
      </h4>
      <small>
        {[isOver ? m.review_panel_over() : m.review_until({ moment: venueTerms(expiresAt) }), by]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {!isOver && (
        <span className={panelLists.fixes}>
          <button type="button" className="insp-link" onClick={() => void copyLink(editor, url)}>
            {m.review_panel_copy()}
          </button>
          <a className="insp-link" href={url} target="_blank" rel="noreferrer">
            {m.review_panel_open()}
          </a>
          <button type="button" className="insp-link" onClick={() => void end()}>
            {m.review_panel_end()}
          </button>
        </span>
      )}
      <ol className={panelLists.history}>
        {open
          .filter((thread) => thread.lang === locale)
          .map((thread) => (
            <OpenThread key={thread.id} thread={thread} review={id} again={again} />
          ))}
      </ol>
    </section>
  );
}

type ThreadProps = { thread: ReviewThread; review: string; again(): Promise<void> };

/** The words it is about, what was said, and the way there. */
function OpenThread({ thread, review, again }: ThreadProps) {
  const editor = useEditor();
  const { anchor, name, at, text, answers } = thread;
  async function settle(): Promise<void> {
    const body = { thread: thread.id, is_resolved: true };
    const answer = await call('settleReview', { params: { lang: editor.context.locale, id: review }, body });
    if (answer.ok) await again();
  }
  return (
    <li className={css.thread}>
      {anchor.kind === 'text' && <q>{anchor.exact}</q>}
      {[{ name, at, text }, ...answers].map((comment) => (
        <p key={`${comment.at} ${comment.name}`}>
          {comment.text}
          <small>
            {comment.name}, {venueTerms(comment.at)}
          </small>
        </p>
      ))}
      <span className={panelLists.fixes}>
        {anchor.kind !== 'page' && (
          <button type="button" className="insp-link" onClick={() => showWords(editor, anchor)}>
            {m.review_panel_jump()}
          </button>
        )}
        <button type="button" className="insp-link" onClick={() => void settle()}>
          {m.review_settle()}
        </button>
      </span>
    </li>
  );
}
