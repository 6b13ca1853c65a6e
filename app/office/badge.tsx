import type { ReactNode } from 'react';
import css from './office-badge.module.css';

type BadgeProps = { tone?: 'green' | 'amber' | 'red' | 'blue' | undefined; title?: string; children: ReactNode };

/** A state in a word or two; its tone repeats what the words say. */
export function Badge({ tone, title, children }: BadgeProps) {
  return (
    <span className={tone ? `${css.badge} ${css[tone]}` : css.badge} title={title}>
      {children}
    </span>
  );
}
