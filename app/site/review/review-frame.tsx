import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Anchor } from '#app/features/reviews/anchor.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import screen from '#app/inspector/tool-screen.module.css';
import { listenToFrame } from './frame-events.ts';
import { type Mark, placeMarks, showPlace } from './frame-marks.ts';
import { type NamedPlace, placesOf } from './frame-places.ts';
import type { ReviewData } from './load-review.server.ts';

type Props = {
  review: ReviewData;
  address: string;
  /** In pixels; null takes the room there is. */
  width: number | null;
  active: string | null;
  /** What the next comment is about. */
  anchor: Anchor;
  choose(id: string): void;
  place(anchor: Anchor): void;
  tellMissing(ids: ReadonlySet<string>): void;
  tellPlaces(places: readonly NamedPlace[]): void;
};

/**
 * The draft in a window of its own: exactly what the server renders for visitors, with the numbers of comments over it. The
 * policy of that document lets nothing in it run; a sandbox would keep our own listeners from being called as well.
 */
export function ReviewFrame({ review, address, width, active, anchor, choose, place, tellMissing, tellPlaces }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState(0);
  const { threads, pages } = review;
  const marks = threads.map(
    ({ id, number, anchor: at, resolvedBy }): Mark => ({
      id,
      number,
      name: m.review_thread({ number }),
      anchor: at,
      isResolved: resolvedBy !== null,
    }),
  );
  // It may have come before anybody listened here.
  useEffect(() => {
    if (frame.current?.contentDocument?.readyState === 'complete') setLoaded((count) => count + 1);
  }, []);
  useEffect(() => {
    const shown = frame.current;
    if (!shown || loaded === 0) return undefined;
    const follow = (path: string) => {
      const way = pages.find((page) => page.address === path);
      if (way) void navigate(way.url, { preventScrollReset: true });
    };
    return listenToFrame(shown, { choose, place, follow });
  }, [loaded, pages, navigate, choose, place]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page && loaded > 0) tellPlaces(placesOf(page));
  }, [loaded, tellPlaces]);
  // Every time: where words stand depends on how wide the page is, and what stands above them.
  useEffect(() => {
    const shown = frame.current;
    const body = shown?.contentDocument?.body;
    if (!shown || !body || loaded === 0) return undefined;
    const render = () => placeMarks({ frame: shown, marks, active, picked: anchor });
    tellMissing(render());
    const watching = new ResizeObserver(render);
    watching.observe(body);
    return () => watching.disconnect();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page moves when another is chosen, not when one is answered
  useEffect(() => {
    const thread = threads.find(({ id }) => id === active);
    if (frame.current && thread && loaded > 0) showPlace(frame.current, thread.anchor);
  }, [active, loaded]);
  return (
    <iframe
      ref={frame}
      className={screen.frame}
      title={m.review_frame({ title: review.title })}
      src={address}
      style={width === null ? undefined : { inlineSize: width }}
      onLoad={() => setLoaded((count) => count + 1)}
    />
  );
}
