import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import controls from '../office-controls.module.css';
import { tourStops } from './stops.ts';
import css from './tour.module.css';
import type { TourPlace } from './tour.server.ts';

type Props = { place: TourPlace; ending: string; csrfToken: string };

/** What a stop of the tour says, over the screen it is about; the keyboard begins here at every stop. */
export function TourBar({ place: { stop, of, previous, next }, ending, csrfToken }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const found = tourStops[stop - 1];
  useMark(found?.mark ?? '', stop);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once at each stop
  useEffect(() => heading.current?.focus({ preventScroll: true }), [stop]);
  if (!found) return null;
  return (
    <aside className={css.bar} aria-labelledby="tour-title">
      <p className={css.count}>{m.tour_count({ stop, of })}</p>
      <h2 id="tour-title" ref={heading} tabIndex={-1}>
        {found.title()}
      </h2>
      <p>{found.text()}</p>
      <div className={controls.actions}>
        {next && (
          <Link discover="none" className={controls.button} to={next}>
            {m.tour_next()}
          </Link>
        )}
        {previous && (
          <Link discover="none" className={controls.plain} to={previous}>
            {m.tour_back()}
          </Link>
        )}
        <Form method="post" action={ending}>
          <CsrfField token={csrfToken} />
          <button type="submit" className={next ? controls.plain : controls.button} name="command" value="end">
            {next ? m.tour_end() : m.tour_done()}
          </button>
        </Form>
      </div>
    </aside>
  );
}

/** Marks what a stop is about, and brings it into sight. */
function useMark(selector: string, stop: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: two stops may be about the same
  useEffect(() => {
    const marked = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
    marked?.setAttribute('data-tour-mark', '');
    marked?.scrollIntoView({ block: 'center' });
    return () => marked?.removeAttribute('data-tour-mark');
  }, [selector, stop]);
}
