import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Anchor } from '#app/features/reviews/anchor.ts';
import { longestComment } from '#app/features/reviews/limits.ts';
import { placeInWords } from '#app/features/reviews/place-in-words.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import css from './comments.module.css';
import type { NamedPlace } from './frame-places.ts';
import type { ReviewData } from './load-review.server.ts';
import type { Refused } from './refused.ts';
import { useSent } from './use-sent.ts';

type Props = {
  review: ReviewData;
  csrfToken: string;
  refused: Refused | null;
  anchor: Anchor;
  place(anchor: Anchor): void;
  places: readonly NamedPlace[];
};

const wholePage: Anchor = { kind: 'page' };

/** Something new about marked words, a point of a picture, or the page as a whole. */
export function NewComment({ review, csrfToken, refused, anchor, place, places }: Props) {
  const fetcher = useFetcher<Refused>();
  const field = useRef<HTMLTextAreaElement>(null);
  const answer = fetcher.data ?? refused;
  useSent(fetcher, () => {
    if (field.current) field.current.value = '';
    place(wholePage);
  });
  // Whoever marked a place wants to say something about it.
  useEffect(() => {
    if (anchor.kind !== 'page') field.current?.focus({ preventScroll: true });
  }, [anchor]);
  return (
    <fetcher.Form method="post" className={css.new}>
      <CsrfField token={csrfToken} />
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="id" value={review.nextId} />
      <input type="hidden" name="object" value={review.object} />
      <input type="hidden" name="of" value={review.of} />
      <input type="hidden" name="anchor" value={JSON.stringify(anchor)} />
      <h3>{m.review_new()}</h3>
      {places.length > 0 && <PlaceChoice anchor={anchor} place={place} places={places} />}
      <textarea
        ref={field}
        name="text"
        required
        rows={3}
        maxLength={longestComment}
        aria-label={m.review_new()}
        defaultValue={answer?.text}
        aria-invalid={Boolean(answer)}
      />
      {answer && (
        <p className={css.problem} role="alert">
          {answer.problem}
        </p>
      )}
      <button type="submit" className={css.primary} disabled={fetcher.state !== 'idle'}>
        {m.review_send()}
      </button>
    </fetcher.Form>
  );
}

/** What it is about, for who marks nothing on the page. */
function PlaceChoice({ anchor, place, places }: Pick<Props, 'anchor' | 'place' | 'places'>) {
  const named = places.findIndex((one) => JSON.stringify(one.anchor) === JSON.stringify(anchor));
  return (
    <label className={css.field}>
      {m.review_place()}
      <select
        value={anchor.kind === 'page' ? 'page' : named < 0 ? 'marked' : named}
        onChange={({ target }) => place(places[Number(target.value)]?.anchor ?? wholePage)}
      >
        <option value="page">{m.review_whole_page()}</option>
        {named < 0 && anchor.kind !== 'page' && <option value="marked">{placeInWords(anchor)}</option>}
        {places.map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name than where they stand
          <option key={index} value={index}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
