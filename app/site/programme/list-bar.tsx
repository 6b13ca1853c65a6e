import type { ReactNode } from 'react';
import css from './list-bar.module.css';

/** What stands between the title of a list and its first row: how to narrow it, and how much there is. */
export function ListBar({ children, count }: { children: ReactNode; count: string }) {
  return (
    <div className={css.bar}>
      {children}
      <p className={css.count} role="status">
        {count}
      </p>
    </div>
  );
}
