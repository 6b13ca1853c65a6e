import { useId, useState } from 'react';
import { venueDay } from '#app/cms/venue-time.ts';
import { reasonOf } from '#app/contract/client/reason.ts';
import { longestReviewDays, longestReviewTitle, mostReviewObjects } from '#app/features/reviews/limits.ts';
import { otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import formParts from '#app/inspector/form-parts.module.css';
import { answerMessage } from '../answer-message.ts';
import { call, ownerParams } from '../call.ts';
import panelParts from '../chrome/panel-parts.module.css';
import { useEditor, useObservable } from '../core/use-editor.ts';
import { nameIn } from '../settings/page-tree.ts';
import { usePages } from '../settings/use-pages.ts';
import { copyLink } from './copy-link.ts';
import css from './reviews-panel.module.css';

/** What most people need to read a page. */
const usualDays = 14;

/** What the link is for, until when it is valid, and which other pages belong to it. What is typed now is saved first. */
export function NewReview({ done }: { done(): Promise<void> }) {
  const editor = useEditor();
  const { owner } = useObservable(editor.payload);
  const { locale } = editor.context;
  const [title, setTitle] = useState(owner.title[locale] ?? owner.title[otherLocale(locale)] ?? '');
  const [until, setUntil] = useState(() => dayAhead(usualDays));
  const [more, setMore] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  const id = useId();
  async function make(): Promise<void> {
    if (!(await editor.saved())) return setProblem(m.editor_publish_unsaved());
    const answer = await call('createReview', { params: ownerParams(editor), body: { title, until, more: [...more] } });
    if (!answer.ok) return setProblem(reasonOf(answer) ?? answerMessage(answer.status));
    setProblem('');
    setMore([]);
    editor.interaction.announcement.set(m.review_panel_made());
    await copyLink(editor, answer.body.url);
    await done();
  }
  return (
    <form
      className={css.new}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <label className={formParts.sub}>
        {m.review_panel_name()}
        <input
          required
          maxLength={longestReviewTitle}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </label>
      <label className={formParts.sub}>
        {m.review_panel_until()}
        <input
          type="date"
          required
          min={dayAhead(0)}
          max={dayAhead(longestReviewDays)}
          value={until}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => setUntil(target.value)}
        />
      </label>
      <MorePages own={owner.id} chosen={more} choose={setMore} />
      <Problem id={`${id}-problem`} text={problem} />
      <button type="submit" className="ed-primary">
        {m.review_panel_make()}
      </button>
    </form>
  );
}

function Problem({ id, text }: { id: string; text: string }) {
  if (text === '') return null;
  return (
    <p id={id} role="alert" className="ed-problem">
      {text}
    </p>
  );
}

type MoreProps = { own: string; chosen: readonly string[]; choose(ids: readonly string[]): void };

/** Pages that are read together with this one, such as all of a Long Night. */
function MorePages({ own, chosen, choose }: MoreProps) {
  const { locale } = useEditor().context;
  const pages = (usePages() ?? []).filter((page) => page.id !== own);
  const isFull = chosen.length >= mostReviewObjects - 1;
  if (pages.length === 0) return null;
  return (
    <details className={panelParts.fold}>
      <summary>{m.review_panel_more()}</summary>
      <ul className={css.pages}>
        {pages.map((page) => (
          <li key={page.id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(page.id)}
                disabled={isFull && !chosen.includes(page.id)}
                onChange={({ target }) =>
                  choose(target.checked ? [...chosen, page.id] : chosen.filter((one) => one !== page.id))
                }
              />
              {nameIn(page, locale)}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A day of the venue's calendar, so many days from today. */
function dayAhead(days: number): string {
  return Temporal.PlainDate.from(venueDay(Temporal.Now.instant())).add({ days }).toString();
}
