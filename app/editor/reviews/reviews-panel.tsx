import { useEffect, useRef } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { PanelHead } from '#app/inspector/panel-head.tsx';
import editorPanel from '../chrome/editor-panel.module.css';
import panelParts from '../chrome/panel-parts.module.css';
import { useFocusBack } from '../chrome/use-focus-back.ts';
import { useEditor } from '../core/use-editor.ts';
import { NewReview } from './new-review.tsx';
import { ReviewCard } from './review-card.tsx';
import css from './reviews-panel.module.css';
import { useReviews } from './use-reviews.ts';

/** Links that show this draft to people without an account, and what they said, beside the page it is about. */
export function ReviewsPanel() {
  const { interaction } = useEditor();
  const { reviews, again } = useReviews();
  const close = () => interaction.panel.set({ kind: 'none' });
  const panel = useRef<HTMLElement>(null);
  useFocusBack();
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      data-region="reviews"
      data-panel
      className={`${editorPanel.panel} ${editorPanel.versions} ${css.panel}`}
      aria-label={m.review_panel_title()}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <PanelHead title={m.review_panel_title()} onClose={close} />
      <div className={editorPanel.scroll}>
        <p className={panelParts.note}>{m.review_panel_intro()}</p>
        <NewReview done={again} />
        <h3 className={css.title}>{m.review_panel_links()}</h3>
        {reviews?.length === 0 && <p className={panelParts.note}>{m.review_panel_none()}</p>}
        {reviews?.map((review) => (
          <ReviewCard key={review.id} review={review} again={again} />
        ))}
      </div>
    </aside>
  );
}
