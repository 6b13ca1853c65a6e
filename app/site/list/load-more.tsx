import { type MouseEvent, startTransition, useEffect, useRef, useState } from 'react';
import css from './load-more.module.css';

type LoadMoreProps = {
  /** The next page, for those without JavaScript. */
  href: string;
  onMore(): void;
  isLoading: boolean;
  hasFailed: boolean;
  /** Loads by itself when it nears the window. */
  isAutomatic: boolean;
  /** What the button says, and what is said beside it, also to those who only hear. */
  labels: { more: string; loading: string; failed: string; shown: string };
};

/** The end of what is loaded: more comes by itself at first, later when asked for. */
export function LoadMore({ href, onMore, isLoading, hasFailed, isAutomatic, labels }: LoadMoreProps) {
  const ref = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that came at once was never seen loading, and what is still near the window would not near it again
  useEffect(() => {
    const element = ref.current;
    if (!element || !isAutomatic || isLoading || hasFailed) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more.current();
      },
      // The trigger nears the viewport by 170 percent (docs/behaviour/lists.md#programme).
      { rootMargin: '170% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAutomatic, isLoading, hasFailed, href]);
  const [isAsked, setAsked] = useState(false);
  const isBusy = isLoading || isAsked;
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setAsked(true);
    afterPaint(() =>
      startTransition(() => {
        more.current();
        setAsked(false);
      }),
    );
  };
  return (
    <div ref={ref} className={css.more}>
      {isLoading && <Skeleton />}
      <a href={href} className={css.link} onClick={ask} rel="next" aria-disabled={isBusy || undefined}>
        {labels.more}
      </a>
      {/* What comes by itself while somebody reads elsewhere is not said (WCAG 4.1.3 is about what one has asked for). */}
      <p className={css.text} role={isAutomatic ? undefined : 'status'}>
        {isBusy ? labels.loading : hasFailed ? labels.failed : labels.shown}
      </p>
    </div>
  );
}

/** The finger is answered before the work begins: asking for a page renders the whole list anew. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

function Skeleton() {
  return (
    <div className={css.skeleton} aria-hidden="true">
      {[1, 2, 3].map((row) => (
        <div key={row} className={css.row}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
