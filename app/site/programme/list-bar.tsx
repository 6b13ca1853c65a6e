import { type ReactNode, useRef } from 'react';
import { useKeptFocus } from './kept-focus.ts';
import css from './list-bar.module.css';

/** What stands between the title of a list and its first row: how to narrow it, and how much there is. */
export function ListBar({ children, count }: { children: ReactNode; count: string }) {
  const bar = useRef<HTMLDivElement>(null);
  useKeptFocus(bar);
  return (
    <div ref={bar} className={css.bar}>
      {children}
      <p className={css.count} role="status">
        {count}
      </p>
    </div>
  );
}
