import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Anchor } from '#app/features/reviews/anchor.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { type WidthName, widths } from '#app/inspector/device-widths.ts';
import toolColors from '#app/inspector/tool-colors.module.css';
import screen from '#app/inspector/tool-screen.module.css';
import { Comments } from './comments.tsx';
import type { NamedPlace } from './frame-places.ts';
import type { ReviewData } from './load-review.server.ts';
import type { Refused } from './refused.ts';
import { ReviewBar } from './review-bar.tsx';
import { ReviewFrame } from './review-frame.tsx';
import css from './review-screen.module.css';

type Props = { review: ReviewData; csrfToken: string; refused: Refused | null };

/** The draft in the middle, what is said about it beside it. Without scripts it is read and commented on as a whole. */
export function ReviewScreen({ review, csrfToken, refused }: Props) {
  const [width, setWidth] = useState<WidthName>('desktop');
  const [active, setActive] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<Anchor>({ kind: 'page' });
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const [places, setPlaces] = useState<readonly NamedPlace[]>([]);
  useAgainOnReturn();
  const tellMissing = useCallback((ids: ReadonlySet<string>) => {
    setMissing((known) => (known.size === ids.size && known.isSubsetOf(ids) ? known : ids));
  }, []);
  const choose = useCallback((id: string | null) => {
    setActive(id);
    if (id) document.getElementById(`thread-${id}`)?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className={`${toolColors.colors} ${screen.screen} ${css.screen}`}>
      <ReviewBar review={review} csrfToken={csrfToken} width={width} setWidth={setWidth} />
      <main className={css.page}>
        <h1 className="visually-hidden">{m.review_window({ title: review.title })}</h1>
        {review.frame === null ? (
          <p className={css.note}>{m.review_no_language()}</p>
        ) : (
          <ReviewFrame
            key={review.frame}
            review={review}
            address={review.frame}
            width={widths[width]}
            active={active}
            anchor={anchor}
            choose={choose}
            place={setAnchor}
            tellMissing={tellMissing}
            tellPlaces={setPlaces}
          />
        )}
      </main>
      <Comments
        review={review}
        csrfToken={csrfToken}
        refused={refused}
        active={active}
        choose={setActive}
        anchor={anchor}
        place={setAnchor}
        places={places}
        missing={missing}
      />
    </div>
  );
}

/** Whoever comes back to the window sees what was answered meanwhile. */
function useAgainOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => void (document.hidden || revalidate());
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [revalidate]);
}
