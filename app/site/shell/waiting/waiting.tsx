import { useEffect, useState } from 'react';
import { usePageFrame } from '../page-frame.ts';
import { useShell } from '../use-shell.ts';
import { type Outline, outlineOf } from './outline.ts';
import css from './waiting.module.css';

/** A page that is quicker needs no outline; as long as the bar above it waits (app/ui/progress-bar.tsx). */
const appearAfter = 200;

/**
 * The outline of the page that is coming, over the one that is shown: that one keeps its place and whatever was typed in it, in case
 * nobody gets there. A page of the editors beside this one is one step aside and has none (docs/behaviour/navigation.md#moving-between-pages).
 */
export default function Waiting({ pathname }: { pathname: string }) {
  const [isLong, setLong] = useState(false);
  const shell = useShell();
  const { siblings } = usePageFrame();
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), appearAfter);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  const outline = outlineOf(pathname, shell?.lists ?? {});
  if (outline === 'page' && siblings?.includes(pathname)) return null;
  return (
    <div className={css.waiting} data-outline={outline} aria-hidden="true">
      {outline === 'home' ? <span className={css.slide} /> : <span className={css.title} />}
      {isListed(outline) && <Repeated className={css.options} times={5} />}
      {outline === 'detail' && <span className={css.picture} />}
      <Repeated className={css.parts} times={9} />
    </div>
  );
}

function isListed(outline: Outline): boolean {
  return outline === 'rows' || outline === 'cards' || outline === 'names';
}

/** Parts without words, each made of what its outline shows of it. */
function Repeated({ className, times }: { className: string | undefined; times: number }) {
  return (
    <div className={className}>
      {Array.from({ length: times }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are alike and none ever moves
        <span key={at} />
      ))}
    </div>
  );
}
